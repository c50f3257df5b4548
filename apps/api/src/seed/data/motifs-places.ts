import type { Motif } from './motif-types.ts';

const motif = (es: string, en: string, ...strokes: string[]): Motif => ({
  en,
  es,
  path: strokes.join(''),
});

/** What properties look like from the street. */
export const facadeMotifs = {
  house: motif(
    'Fachada de una casa',
    'The front of a house',
    'M14 46l36-28 36 28M22 40v44h56V40M42 84V62h16v22M28 52h10v10H28zM62 52h10v10H62zM33 52v10M67 52v10M66 24v-8h8v14M8 84h84M54 73h.1',
  ),
  building: motif(
    'Fachada de un edificio de apartamentos',
    'The front of an apartment building',
    'M24 14h40v70H24zM64 36h16v48H64M32 24h8v8h-8zM48 24h8v8h-8zM32 40h8v8h-8zM48 40h8v8h-8zM32 56h8v8h-8zM48 56h8v8h-8zM38 84V72h12v12M70 46h4M70 56h4M70 66h4M12 84h76',
  ),
  tower: motif(
    'Fachada de un edificio de oficinas',
    'The front of an office building',
    'M20 34l28-16v66H20zM48 28l32 10v46H48M28 40v8M38 34v9M28 56v8M38 54v8M28 70v8M38 70v8M56 42v36M64 44v34M72 47v31M48 52h32M48 65h32M10 84h80',
  ),
  shop: motif(
    'Local con toldo a la calle',
    'A shop with an awning on the street',
    'M20 20h60l8 22H12zM12 42c0 10 15 10 15 0 0 10 15 10 15 0 0 10 16 10 16 0 0 10 15 10 15 0 0 10 15 10 15 0M18 50v34h64V50M28 58h26v16H28zM62 84V58h12v26M34 20l-7 22M50 20v22M66 20l7 22',
  ),
  warehouse: motif(
    'Bodega con su muelle de carga',
    'A warehouse with its loading dock',
    'M10 40l40-22 40 22v44H10zM26 84V52h48v32M26 60h48M26 68h48M26 76h48M42 34h16M18 50v.1M82 50v.1',
  ),
  hotel: motif(
    'Casa de huéspedes con arcos',
    'A guest house with arches',
    'M14 34h72v50H14zM10 34l10-12h60l10 12M20 84V66c0-9 16-9 16 0v18M42 84V66c0-9 16-9 16 0v18M64 84V66c0-9 16-9 16 0v18M24 42h8v8h-8zM46 42h8v8h-8zM68 42h8v8h-8zM14 56h72M50 22v-8h10l-3 3 3 3H50',
  ),
  farm: motif(
    'Finca con árboles y montañas',
    'A farm with trees and mountains',
    'M8 54l20-24 14 16 16-22 34 34M30 62l16-12 16 12v22H30zM42 84V70h8v14M76 84V66M76 70c-10 0-10-14 0-18 10 4 10 18 0 18zM16 84V72M16 74c-7 0-7-9 0-12 7 3 7 12 0 12zM8 84h84',
  ),
  plot: motif(
    'Lote cercado con un árbol',
    'A fenced plot with a tree',
    'M14 62l36-16 36 16-36 18zM14 62v8l36 18 36-18v-8M50 60V36M50 42c-13 0-15-18-6-22 2-6 12-6 14 0 8 4 5 22-8 22zM26 56v-8M32 54v-8M74 56v-8M68 54v-8M24 51l10-4M76 51l-10-4',
  ),
} satisfies Record<string, Motif>;

/** What one sees inside, and from there. */
export const roomMotifs = {
  living: motif(
    'Sala',
    'The living room',
    'M18 58c0-8 10-8 10 0v6h36v-6c0-8 10-8 10 0v18H18zM28 58V46a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v12M46 41v23M22 76v6M70 76v6M84 82V34M76 34l4-14h8l4 14zM34 14h20v16H34zM38 26l5-6 4 4 3-3 4 5',
  ),
  kitchen: motif(
    'Cocina',
    'The kitchen',
    'M12 56h76M16 56v30h68V56M40 56v30M62 56v30M34 66v8M56 66v8M68 66v8M18 14h24v22H18zM30 14v22M66 14v10M56 34c0-6 4-10 10-10s10 4 10 10zM52 56V46h22v10M48 48h4M74 48h4',
  ),
  bedroom: motif(
    'Alcoba',
    'The bedroom',
    'M14 34v50M14 76h72M86 84V62c0-4-3-6-6-6H14M22 56v-8a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v8M44 56v-8M62 14h20v24H62zM72 14v24M62 26h20M14 66h72M50 66c8-4 14-2 20 0',
  ),
  bathroom: motif(
    'Baño',
    'The bathroom',
    'M12 54h76v8c0 10-6 16-16 16H28c-10 0-16-6-16-16zM26 78l-4 8M74 78l4 8M22 54V24c0-10 14-10 14 0M30 26h12M34 32v.1M38 36v.1M32 40v.1M56 16h22v24H56zM61 34l10-12',
  ),
  view: motif(
    'Vista desde la ventana',
    'The view from the window',
    'M20 12h60v64H20zM50 12v64M14 76h72v8H14zM20 60l14-18 10 12 6-8 12 14 8-10 10 12M66 22a6 6 0 1 1-.1 0M20 44h.1M28 84v.1',
  ),
  dining: motif(
    'Comedor',
    'The dining room',
    'M50 8v12M36 34c0-9 6-14 14-14s14 5 14 14zM22 56h56M30 56v28M70 56v28M12 44v40M12 66h12v18M88 44v40M88 66H76v18M42 56c0-6 16-6 16 0M44 42v.1M50 44v.1M56 42v.1',
  ),
  desk: motif(
    'Puesto de trabajo',
    'A place to work',
    'M10 58h80M18 58v28M82 58v28M34 30h32v20H34zM50 50v8M42 58h16M74 58V44M74 44l-8-10M62 36l8-6M18 58c-4-10 8-10 6 0M62 86V68h20M14 16h14M14 22h10',
  ),
  garden: motif(
    'Jardín y terraza',
    'Garden and terrace',
    'M30 60V40M30 46c-16 0-18-20-7-25 2-7 13-7 15 0 10 5 7 25-8 25zM12 84h76M54 84V62h28v22M50 62h36M68 62V34M48 36c4-12 36-12 40 0zM24 84l2-20h8l2 20M58 72h20',
  ),
} satisfies Record<string, Motif>;
