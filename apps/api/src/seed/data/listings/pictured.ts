import type { SubjectName } from '@wiki/ui/artwork';
import type { BothLanguages } from '../demo-types.ts';

/** What a drawing shows, in words that say it is one. */
export const drawingWords: Readonly<Record<SubjectName, BothLanguages>> = {
  accounting: words('libro de cuentas y calculadora', 'ledger and calculator'),
  balcony: words('balcón con vista', 'balcony with a view'),
  bathroom: words('baño con tina', 'bathroom with a tub'),
  bedroom: words('habitación con una manta tejida', 'bedroom with a woven blanket'),
  bicycle: words('bicicleta con canasta', 'bicycle with a basket'),
  boxes: words('cajas de empaque', 'packaging boxes'),
  catering: words('mesa servida para un banquete', 'table set for a banquet'),
  chair: words('silla de madera', 'wooden chair'),
  chocolate: words('barra de chocolate y mazorca de cacao', 'chocolate bar and cacao pod'),
  cleaning: words('balde y utensilios de aseo', 'bucket and cleaning tools'),
  coffee: words('bolsa de café y taza sobre una mesa', 'coffee bag and cup on a table'),
  colonial: words('casa con puerta y balcón de madera', 'house with a wooden door and balcony'),
  earrings: words('aretes de filigrana', 'filigree earrings'),
  farm: words('finca con parcelas sembradas', 'farm with planted fields'),
  frame: words('tejido enmarcado en la pared', 'framed weaving on a wall'),
  fruit: words('caja de frutas', 'fruit crate'),
  garment: words('prendas colgadas de una barra', 'clothes on a rail'),
  guitar: words('instrumento de cuerda de madera', 'wooden string instrument'),
  kitchen: words('cocina con isla', 'kitchen with an island'),
  legal: words('balanza, libros y papeles', 'scales, books and papers'),
  living: words('sala con sofá y tapete', 'living room with a sofa and a rug'),
  mochila: words('mochila tejida', 'woven bag'),
  moving: words('camión y cajas', 'truck and boxes'),
  office: words('edificio de oficinas', 'office building'),
  palletTruck: words('estibadora con carga', 'pallet truck with a load'),
  plan: words('plano de la distribución', 'floor plan'),
  pot: words('vasija de cerámica', 'ceramic pot'),
  quinoa: words('plato servido', 'bowl of food'),
  shop: words('local con vitrina', 'shop front'),
  soap: words('jabones y una botella', 'soaps and a bottle'),
  software: words('computador con un tablero', 'computer with a dashboard'),
  solar: words('paneles solares frente a las montañas', 'solar panels before mountains'),
  studio: words('mesa de un estudio de diseño', 'table of a design studio'),
  tower: words('torre de apartamentos frente al mar', 'apartment tower by the sea'),
  warehouse: words('bodega con muelles de carga', 'warehouse with loading docks'),
};

function words(es: string, en: string): BothLanguages {
  return { es: `Dibujo: ${es}`, en: `Drawing: ${en}` };
}

/** What the name of a product or service shows, the first that fits; in Spanish. */
export const subjectOfWords: readonly (readonly [RegExp, SubjectName])[] = [
  [/overol|suéter|bufanda|chullo|medias de|uniforme|chaqueta|delantal|prendas/i, 'garment'],
  [/solar|panel bifacial/i, 'solar'],
  [/jabón|jabonería|champú|aceite corporal|bálsamo|línea de baño/i, 'soap'],
  [/enmarcada/i, 'frame'],
  [/soporte de sistemas/i, 'software'],
  [/lavado en grano|café molido|cápsulas|catación|cata con|taza|té de flor|barista/i, 'coffee'],
  [/café verde|estiba|montacargas|báscula|bomba|estantería/i, 'palletTruck'],
  [/recorrido de cosecha|plántulas|beneficio y secado|miel del cafetal/i, 'farm'],
  [/mochila|bolso|faja|teñido/i, 'mochila'],
  [/hamaca|chinchorro|silla colgante/i, 'balcony'],
  [/alfombra|cojín|manta|cobija|camino de mesa|individuales|portavasos/i, 'living'],
  [/silla|banco de bar|muebles|amueblado|librero|escritorio|mesa de comedor/i, 'chair'],
  [/barra|bombones|cacao|trufas|chocolate/i, 'chocolate'],
  [/limón|mango|banano|maracuyá|fruta/i, 'fruit'],
  [/cuerdas?\b|cuatros\b|clases de cuatro|cuatro de\b|arpa|maracas/i, 'guitar'],
  [/\bmolas?\b/i, 'living'],
  [/joyas|aretes|prendedor|collar|pulsera|gemelos/i, 'earrings'],
  [/barro|jarrón|candelero|copitas|comal|platos|vela/i, 'pot'],
  [/aseo|limpieza|desinfección/i, 'cleaning'],
  [/carga|entregas|transporte|van con conductor|fletes?/i, 'moving'],
  [/banquete|almuerzos|cocin|café para congresos|menaje|boda/i, 'catering'],
  [/local(es)? y cafeterías|ferias|rueda de negocios/i, 'shop'],
  [/bodega|cuartos? fríos?/i, 'warehouse'],
  [/casas campestres|licencia|interventoría|suelos/i, 'plan'],
  [/contrato|registro de marca|sociedad|permisos/i, 'legal'],
  [/oficinas?|consultorios/i, 'office'],
];

/** What the other products and services show, by their category. */
export const subjectOfCategory: Readonly<Record<string, SubjectName>> = {
  agriculture: 'farm',
  beauty: 'soap',
  cacao: 'chocolate',
  clothing: 'garment',
  coffee: 'coffee',
  crafts: 'pot',
  energy: 'solar',
  food: 'quinoa',
  furniture: 'chair',
  home: 'pot',
  jewelry: 'earrings',
  machinery: 'palletTruck',
  music: 'guitar',
  textiles: 'mochila',
  accounting: 'accounting',
  advertising: 'studio',
  architecture: 'plan',
  catering: 'catering',
  cleaning: 'cleaning',
  consulting: 'accounting',
  design: 'studio',
  events: 'catering',
  finance: 'accounting',
  health: 'office',
  legal: 'legal',
  logistics: 'moving',
  people: 'accounting',
  photography: 'studio',
  repair: 'palletTruck',
  software: 'software',
  technology: 'software',
  training: 'studio',
  translation: 'legal',
  travel: 'farm',
};

/** The street side of a property, by its category. */
export const frontOfCategory: Readonly<Record<string, SubjectName>> = {
  residential: 'colonial',
  office: 'office',
  retail: 'shop',
  industrial: 'warehouse',
  hospitality: 'colonial',
  farm: 'farm',
  lot: 'farm',
  coworking: 'office',
};

const rooms: readonly SubjectName[] = [
  'living',
  'kitchen',
  'bedroom',
  'balcony',
  'bathroom',
  'plan',
];

/** What one sees of a property after its front, in this order. */
export const roomsOfCategory: Readonly<Record<string, readonly SubjectName[]>> = {
  residential: rooms,
  hospitality: ['bedroom', 'living', 'bathroom', 'balcony', 'kitchen', 'plan'],
  office: ['plan', 'software', 'balcony', 'kitchen', 'bathroom', 'living'],
  coworking: ['software', 'living', 'kitchen', 'balcony', 'plan', 'bathroom'],
  retail: ['plan', 'office', 'kitchen', 'bathroom', 'balcony', 'living'],
  industrial: ['palletTruck', 'moving', 'plan', 'bathroom', 'kitchen', 'software'],
  farm: ['colonial', 'balcony', 'fruit', 'kitchen', 'living', 'bedroom'],
  lot: ['plan', 'balcony', 'colonial', 'living', 'kitchen', 'bedroom'],
};
