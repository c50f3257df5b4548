import type { Motif } from './motif-types.ts';

const motif = (es: string, en: string, ...strokes: string[]): Motif => ({
  en,
  es,
  path: strokes.join(''),
});

/** What products are: things drawn with a few strokes. */
export const thingMotifs = {
  cup: motif(
    'Una taza de café',
    'A cup of coffee',
    'M24 44h44v14a20 20 0 0 1-20 20h-4a20 20 0 0 1-20-20z',
    'M68 49h5a8.5 8.5 0 0 1 0 17h-6.500M20 86h52M38 35c-5-6 5-9 0-16M54 35c-5-6 5-9 0-16',
  ),
  bean: motif(
    'Granos de café',
    'Coffee beans',
    'M22 62c-8-16 2-40 18-42s22 20 14 38-26 16-32 4zM40 20c-4 12 2 14-4 24s-4 14-6 24',
    'M50 76c0-14 14-30 26-26s12 22 0 30-26 8-26-4zM76 50c-10 6-6 12-14 18s-8 6-11 10',
  ),
  pod: motif(
    'Una mazorca de cacao',
    'A cacao pod',
    'M66 30c10 16 4 40-14 50s-30 2-30-14 14-44 44-36zM66 30l10-14M66 30c-14 8-28 26-36 50M66 30c-2 18-10 38-22 52M72 22c6 2 10 0 14-6-6-2-10-2-14 6',
  ),
  bar: motif(
    'Una barra de chocolate',
    'A bar of chocolate',
    'M30 44V20a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v24M30 30h40M50 16v28M26 44l6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5v36a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z',
  ),
  jar: motif(
    'Un frasco de conserva',
    'A jar of preserve',
    'M34 18h32v12H34zM38 30c-8 4-10 8-10 16v32a6 6 0 0 0 6 6h32a6 6 0 0 0 6-6V46c0-8-2-12-10-16M28 50h44M28 72h44M50 66c-8-4-6-11 0-10 6-1 8 6 0 10z',
  ),
  bowl: motif(
    'Un tazón de grano',
    'A bowl of grain',
    'M16 50h68c0 18-12 30-24 32H40C28 80 16 68 16 50zM36 88h28M26 50c6-14 16-20 24-20s18 6 24 20M42 42v.1M50 37v.1M58 42v.1M50 45v.1',
  ),
  plate: motif(
    'Un plato servido',
    'A set plate',
    'M50 26a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM50 37a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM14 24v12a5 5 0 0 0 10 0V24M19 24v54M84 78V24c-8 6-8 24-6 32h6',
  ),
  fruit: motif(
    'Fruta con hojas',
    'Fruit with leaves',
    'M50 40c16-10 30 2 27 20S60 86 50 80c-10 6-24-2-27-20s11-30 27-20zM50 40c0-8 2-14 8-20M54 30c8-10 18-10 24-8-4 8-12 14-24 8M34 56c0-5 2-8 5-9',
  ),
  leaf: motif(
    'Una hoja',
    'A leaf',
    'M24 78C14 46 36 20 80 20c2 42-20 68-56 58zM24 78c14-22 26-34 40-44M38 60l-2-16M38 60l18 2M51 46l-2-12M51 46l15 1M24 78l-6 8',
  ),
  sprout: motif(
    'Un brote en su maceta',
    'A seedling in its pot',
    'M30 60h40l-5 24H35zM26 52h48v8H26zM50 52V30M50 38C38 40 30 34 28 22c12-2 20 4 22 16zM50 32c2-12 10-17 22-16-1 11-9 18-22 16z',
  ),
  basket: motif(
    'Un canasto tejido',
    'A woven basket',
    'M18 44h64l-8 36a5 5 0 0 1-5 4H31a5 5 0 0 1-5-4zM28 44c2-20 10-28 22-28s20 8 22 28M21 57h58M24 70h52M36 44l3 40M50 44v40M64 44l-3 40',
  ),
  vase: motif(
    'Un jarrón',
    'A vase',
    'M40 16h20M42 16c0 8 0 12-2 16-12 8-18 18-18 28 0 12 8 20 16 24h24c8-4 16-12 16-24 0-10-6-20-18-28-2-4-2-8-2-16M24 52h52M23 66h54M32 59h.1M44 59h.1M56 59h.1M68 59h.1',
  ),
  bag: motif(
    'Una mochila tejida',
    'A woven bag',
    'M28 44h44l4 34a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6zM34 44C32 22 40 12 50 12s18 10 16 32M27 54h46M25 72h50M34 63l6-5 6 5-6 5zM54 63l6-5 6 5-6 5z',
  ),
  yarn: motif(
    'Un ovillo de hilo',
    'A ball of yarn',
    'M48 22a28 28 0 1 1 0 56 28 28 0 0 1 0-56zM24 36c16 2 38 16 46 32M34 26c18 4 34 18 40 32M20 50c14 2 28 12 36 27M68 30c-16 2-34 16-44 34M48 78c14 8 26 6 38 2',
  ),
  hammock: motif(
    'Una hamaca',
    'A hammock',
    'M16 16v68M84 16v68M16 30c8 0 10 4 14 10M84 30c-8 0-10 4-14 10M30 40c4 24 36 24 40 0-8 6-32 6-40 0zM36 42v10M43 44v13M50 44v14M57 44v13M64 42v10',
  ),
  sweater: motif(
    'Un suéter',
    'A sweater',
    'M40 18c4 5 16 5 20 0l12 5c6 3 8 8 10 14l6 34-11 3-7-26v36H30V48l-7 26-11-3 6-34c2-6 4-11 10-14zM30 76h40M38 50l6 6 6-6 6 6 6-6',
  ),
  shirt: motif(
    'Una prenda de trabajo',
    'A work garment',
    'M38 16l12 10 12-10 16 6 10 18-12 8-4-6v42H28V42l-4 6-12-8 10-18zM50 26v58M50 40h.1M50 54h.1M50 68h.1M58 46h8v9h-8z',
  ),
  boot: motif(
    'Una bota',
    'A boot',
    'M32 14h26v34c0 6 4 8 12 10 10 2 14 8 14 18H32zM32 76v8h52v-8M32 24h26M46 34h12M46 43h12M49 52l10-3',
  ),
  helmet: motif(
    'Un casco de seguridad',
    'A safety helmet',
    'M22 64v-6a28 28 0 0 1 56 0v6M14 64h72v6a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4zM43 31v-3a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v3M43 31v18M57 31v18',
  ),
  chair: motif(
    'Una silla',
    'A chair',
    'M32 14v72M64 50v36M32 20c10-4 22-4 32 0v30M32 32h32M32 42h32M28 50h44v7H28zM32 72h32',
  ),
  table: motif(
    'Una mesa con florero',
    'A table with flowers',
    'M14 50h72v7H14zM24 57l-4 29M76 57l4 29M24 68h52M44 50c-4-8-2-14 6-14s10 6 6 14M50 36V20M50 28c-5 0-8-3-9-8M50 26c5 0 8-3 9-8',
  ),
  shelf: motif(
    'Una estantería con libros',
    'Shelves with books',
    'M22 14h56v72H22zM22 38h56M22 62h56M30 38V22h6v16M36 38V18h7v20M50 38l-5-17M58 62V46h6v16M64 62V44h7v18M30 62V50h14v12M34 86V70h6v16M40 86V74h6v12M60 86c-4-6-2-10 4-10s8 4 4 10',
  ),
  lamp: motif(
    'Una lámpara',
    'A lamp',
    'M36 18h28l12 28H24zM50 46v32M34 86c0-6 6-8 16-8s16 2 16 8zM62 46v12M62 60h.1',
  ),
  cushion: motif(
    'Un cojín bordado',
    'An embroidered cushion',
    'M20 24c20 6 40 6 60 0-6 18-6 36 0 54-20-6-40-6-60 0 6-18 6-36 0-54zM50 36l14 15-14 15-14-15zM50 45l6 6-6 6-6-6z',
  ),
  soap: motif(
    'Un frasco de aceite y jabón',
    'A bottle of oil and soap',
    'M30 38h22c4 3 6 8 6 14v28a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5V52c0-6 2-11 6-14zM34 38V26h14v12M41 26V16h14M30 58h22M30 72h22M64 70h18a5 5 0 0 1 5 5v5a5 5 0 0 1-5 5H64M70 60h.1M78 54h.1M74 44h.1',
  ),
  candle: motif(
    'Una vela',
    'A candle',
    'M34 48h32v36H34zM50 48V38M50 38c-8-4-8-12 0-22 8 10 8 18 0 22zM24 84h52M34 56c4 6 8 6 10 0s6-4 8 0',
  ),
  ring: motif(
    'Un anillo con piedra',
    'A ring with a stone',
    'M50 40a23 23 0 1 1 0 46 23 23 0 0 1 0-46zM50 47a16 16 0 1 1 0 32 16 16 0 0 1 0-32zM40 14h20l8 10-18 17-18-17zM32 24h36M43 24l7 16 7-16M43 24l4-10M57 24l-4-10',
  ),
  earrings: motif(
    'Un par de aretes',
    'A pair of earrings',
    'M32 14c-8 0-8 12 0 12v8M68 14c8 0 8 12 0 12v8M32 34l16 22-16 26-16-26zM68 34l16 22-16 26-16-26zM32 46l7 10-7 12-7-12zM68 46l7 10-7 12-7-12z',
  ),
  guitar: motif(
    'Un cuatro llanero',
    'A four-string cuatro',
    'M42 44c-8-4-16 0-18 8-8 2-12 10-8 20s16 14 24 10 8-10 10-14c8-2 12-10 8-18zM38 60a5 5 0 1 1-.1 0M48 52l28-28M52 56l28-28M76 24l8-10 6 6-10 8M78 14h.1M90 26h.1M26 74l8 8',
  ),
  maracas: motif(
    'Un par de maracas',
    'A pair of maracas',
    'M34 16c10 0 16 8 16 17s-6 15-13 17l-6 0c-8-2-13-8-13-17s6-17 16-17zM31 50l-3 36M37 50l3 36M28 86h12M70 26c9 0 15 7 15 15s-5 14-12 16h-6c-7-2-12-8-12-16s6-15 15-15zM67 57l-3 29M73 57l3 29M64 86h12M20 34h28M56 42h28',
  ),
  box: motif(
    'Una caja de cartón',
    'A cardboard box',
    'M50 18l32 14v36L50 84 18 68V32zM18 32l32 15 32-15M50 47v37M34 25l32 15v13M26 62l12 6',
  ),
  gear: motif(
    'Engranajes de una máquina',
    'Gears of a machine',
    'M40 34a18 18 0 1 1-.1 0M40 46a6 6 0 1 1-.1 0M40 34v-8M40 70v8M22 52h-8M58 52h8M27 39l-5-5M53 65l5 5M27 65l-5 5M53 39l5-5M74 22a9 9 0 1 1-.1 0M74 22v-6M74 40v6M65 31h-6M83 31h6',
  ),
  scale: motif(
    'Una báscula de piso',
    'A floor scale',
    'M18 72h52v12H18zM24 72l4-6h32l4 6M62 66V30M54 14h28v18H54zM60 20h16M60 26h8M32 66V50h22v16M43 50v16',
  ),
  laptop: motif(
    'Un computador portátil',
    'A laptop',
    'M24 24h52a4 4 0 0 1 4 4v38H20V28a4 4 0 0 1 4-4zM12 66h76l-4 10a4 4 0 0 1-4 3H20a4 4 0 0 1-4-3zM42 72h16M34 38l-6 7 6 7M66 38l6 7-6 7M54 36l-8 18',
  ),
  panel: motif(
    'Un panel solar al sol',
    'A solar panel in the sun',
    'M26 48h48l10 28H16zM21 62h58M42 48l-4 28M58 48l4 28M50 76v10M38 86h24M50 20a8 8 0 1 1-.1 0M50 14v-4M62 28h5M33 28h5M59 19l4-4M41 19l-4-4',
  ),
  bulb: motif(
    'Una luminaria',
    'A light',
    'M50 18c14 0 23 10 23 22 0 12-9 15-11 26H38c-2-11-11-14-11-26 0-12 9-22 23-22zM40 74h20M43 82h14M42 42l8 8 8-8M50 50v16',
  ),
  cross: motif(
    'Una cruz de salud',
    'A health cross',
    'M40 18h20v22h22v20H60v22H40V60H18V40h22zM30 50h10l5-9 8 18 6-9h11',
  ),
  tag: motif(
    'Una etiqueta',
    'A label',
    'M20 22h30l34 34-28 28-36-34zM34 30a5 5 0 1 1-.1 0M46 52l14 14M54 44l14 14',
  ),
} satisfies Record<string, Motif>;
