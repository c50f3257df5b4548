import type { CoverDesign, LogoDesign, SubjectName, SymbolName } from '@wiki/ui/artwork';

/** What the cover of a business shows, in its own palette. */
type CoverKind =
  | { kind: 'scene'; subject: SubjectName }
  | { kind: 'motif'; symbol: SymbolName }
  | { kind: 'cloth' | 'squares' | 'columns' };

/** How a business of the demonstration presents itself. */
export interface Face {
  logo: Omit<LogoDesign, 'palette'>;
  cover: CoverKind;
}

/** A business in its own palette. */
export const designOf = (
  { logo, cover }: Face,
  palette: LogoDesign['palette'],
): { logo: LogoDesign; cover: CoverDesign } => ({
  logo: { ...logo, palette },
  cover: { ...cover, palette },
});

const scene = (subject: SubjectName): CoverKind => ({ kind: 'scene', subject });
const motif = (symbol: SymbolName): CoverKind => ({ kind: 'motif', symbol });
const cloth: CoverKind = { kind: 'cloth' };
const squares: CoverKind = { kind: 'squares' };
const columns: CoverKind = { kind: 'columns' };

const face = (
  symbol: SymbolName,
  ground: LogoDesign['ground'],
  mode: LogoDesign['mode'],
  cover: CoverKind,
): Face => ({ logo: { symbol, ground, mode }, cover });

/** By the keys of the businesses. */
export const demoFaces: Readonly<Record<string, Face>> = {
  'cafe-alto-del-roble': face('leaf', 'full', 'deep', scene('farm')),
  'tejidos-sol-de-jepira': face('diamond', 'full', 'deep', cloth),
  'cacao-montes-del-carare': face('pod', 'full', 'warm', motif('pod')),
  'dotaciones-valle-alto': face('chevrons', 'corner', 'deep', scene('warehouse')),
  'barro-luna-negra': face('pot', 'full', 'paper', motif('pot')),
  'sazon-dona-remedios': face('sun', 'ring', 'paper', scene('catering')),
  'muebles-encino-real': face('tree', 'ring', 'paper', scene('living')),
  'envases-cumbre-verde': face('leaf', 'rule', 'tint', motif('leaf')),
  'hilanderia-sumaq': face('diamond', 'ring', 'tint', cloth),
  'granos-del-altiplano-azul': face('sun', 'full', 'deep', scene('farm')),
  'plateria-cuesta-san-blas': face('flower', 'full', 'deep', motif('flower')),
  'frutos-del-chira': face('sun', 'rule', 'paper', scene('farm')),
  'finca-bruma-alta': face('bean', 'full', 'deep', motif('bean')),
  'taller-molas-del-mar': face('wave', 'full', 'tint', cloth),
  'istmo-luz-solar': face('sun', 'corner', 'warm', columns),
  'equipos-costa-abajo': face('chevrons', 'full', 'tint', scene('warehouse')),
  'bomboneria-valle-azul': face('pod', 'ring', 'tint', motif('pod')),
  'telares-de-quibor': face('diamond', 'rule', 'paper', cloth),
  'luthiers-llano-adentro': face('tree', 'full', 'deep', squares),
  'botica-guaraira': face('leaf', 'ring', 'paper', motif('leaf')),
  'abogados-ceiba': face('tree', 'corner', 'deep', columns),
  'consultorio-la-playa': face('scales', 'full', 'tint', motif('scales')),
  'cuentas-del-nogal': face('bars', 'full', 'paper', columns),
  'guadua-software': face('chevrons', 'ring', 'tint', squares),
  'aseo-brisa-andina': face('wave', 'rule', 'deep', motif('wave')),
  'carga-bocas-de-ceniza': face('chevrons', 'rule', 'deep', scene('moving')),
  'banquetes-la-bonga': face('flower', 'ring', 'paper', scene('catering')),
  'guayacan-arquitectos': face('bars', 'corner', 'tint', squares),
  'escuela-cabecera': face('sun', 'full', 'tint', squares),
  'traducciones-farallones': face('wave', 'ring', 'deep', motif('wave')),
  'luz-de-agave': face('flower', 'corner', 'paper', motif('sun')),
  'estudio-jacaranda': face('flower', 'full', 'tint', squares),
  'clima-peninsular': face('wave', 'corner', 'warm', columns),
  'talento-costa-verde': face('tree', 'full', 'tint', squares),
  'rutas-del-colca': face('diamond', 'corner', 'warm', scene('farm')),
  'asesores-calidonia': face('scales', 'ring', 'deep', columns),
  'inmobiliaria-cerros': face('bars', 'full', 'deep', scene('office')),
  'aburra-inmuebles': face('chevrons', 'corner', 'paper', scene('office')),
  'raices-del-valle': face('tree', 'ring', 'tint', scene('colonial')),
  'caribe-habitat': face('wave', 'full', 'tint', scene('tower')),
  'casa-tezontle': face('diamond', 'full', 'paper', scene('colonial')),
  'haciendas-cal-y-canto': face('sun', 'ring', 'deep', scene('colonial')),
  'malecon-propiedades': face('wave', 'corner', 'deep', scene('tower')),
  'bahia-ancon': face('wave', 'ring', 'paper', scene('tower')),
  'inmuebles-el-hatillo': face('leaf', 'corner', 'tint', scene('balcony')),
};
