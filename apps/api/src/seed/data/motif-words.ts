import { facadeMotifs, roomMotifs } from './motifs-places.ts';
import { thingMotifs } from './motifs-things.ts';
import { workMotifs } from './motifs-work.ts';

/** Every drawing by its name. */
export const motifs = { ...thingMotifs, ...workMotifs, ...facadeMotifs, ...roomMotifs };

export type MotifName = keyof typeof motifs;
export type FacadeName = keyof typeof facadeMotifs;
export type RoomName = keyof typeof roomMotifs;

/** The drawing of what the name of a product or service says, the first that fits; in Spanish. */
export const motifOfWords: readonly (readonly [RegExp, MotifName])[] = [
  [/mochila|bolso/i, 'bag'],
  [/hamaca|chinchorro/i, 'hammock'],
  [/silla|banco/i, 'chair'],
  [/mesa de comedor|escritorio|camino de mesa|individuales/i, 'table'],
  [/librero|estantería/i, 'shelf'],
  [/cojín|cobija|manta|alfombra|mola/i, 'cushion'],
  [/barra de chocolate|tableta|chocolate de mesa|bombones/i, 'bar'],
  [/taza|copitas|cápsulas|barista/i, 'cup'],
  [/platos|comal/i, 'plate'],
  [/café molido|catación|cata con/i, 'cup'],
  [/botas/i, 'boot'],
  [/casco|guantes|dieléctric/i, 'helmet'],
  [/overol|uniforme|delantal|chaqueta/i, 'shirt'],
  [/suéter|chullo|bufanda|medias/i, 'sweater'],
  [/hilo|tejido|telar/i, 'yarn'],
  [/bordado|confección/i, 'scissors'],
  [/luminaria/i, 'bulb'],
  [/vela\b/i, 'candle'],
  [/maracas/i, 'maracas'],
  [/aretes|pulsera|collar/i, 'earrings'],
  [/báscula/i, 'scale'],
  [/quinua|cañihua|kiwicha|chuño/i, 'bowl'],
  [/mango|limón|banano|maracuyá|fruta/i, 'fruit'],
  [/plántulas|jardinería/i, 'sprout'],
  [/té de flor|cáscara/i, 'leaf'],
  [/montacargas|estibadora|carga|fletes?|entregas|transporte/i, 'truck'],
  [/van con conductor/i, 'van'],
  [/minisplit|cuarto frío|cuartos fríos|refrigeración|congelador/i, 'snowflake'],
  [/todero|locativas/i, 'roller'],
  [/contrato|registro de marca|sociedad/i, 'contract'],
  [/inglés|intérprete/i, 'letters'],
  [/paneles|solar/i, 'panel'],
];

/** The drawing of the other products and services, by their category. */
export const motifOfCategory: Readonly<Record<string, MotifName>> = {
  agriculture: 'sprout',
  beauty: 'soap',
  cacao: 'pod',
  clothing: 'shirt',
  coffee: 'bean',
  crafts: 'vase',
  energy: 'panel',
  food: 'jar',
  footwear: 'boot',
  furniture: 'chair',
  home: 'lamp',
  jewelry: 'ring',
  machinery: 'gear',
  music: 'guitar',
  packaging: 'box',
  safety: 'helmet',
  technology: 'laptop',
  textiles: 'yarn',
  accounting: 'ledger',
  advertising: 'megaphone',
  architecture: 'compass',
  catering: 'plate',
  cleaning: 'broom',
  consulting: 'chat',
  design: 'pencil',
  events: 'tent',
  finance: 'coins',
  health: 'heart',
  legal: 'scales',
  logistics: 'truck',
  people: 'people',
  photography: 'camera',
  repair: 'wrench',
  security: 'shield',
  software: 'laptop',
  training: 'book',
  translation: 'letters',
  travel: 'compassRose',
};

/** The street side of a property, by its category. */
export const facadeOfCategory: Readonly<Record<string, FacadeName>> = {
  residential: 'house',
  office: 'tower',
  retail: 'shop',
  industrial: 'warehouse',
  hospitality: 'hotel',
  farm: 'farm',
  lot: 'plot',
  coworking: 'tower',
};

const home = ['living', 'kitchen', 'bedroom', 'view', 'bathroom', 'dining', 'garden'] as const;
const work = ['desk', 'view', 'dining', 'kitchen', 'bathroom', 'living', 'garden'] as const;
const land = ['garden', 'view', 'dining', 'living', 'kitchen', 'bedroom', 'bathroom'] as const;

/** What one sees of a property after its front, in this order. */
export const roomsOfCategory: Readonly<Record<string, readonly RoomName[]>> = {
  residential: home,
  hospitality: ['bedroom', 'dining', 'garden', 'view', 'bathroom', 'kitchen', 'living'],
  office: work,
  coworking: work,
  retail: ['desk', 'dining', 'kitchen', 'bathroom', 'view', 'living', 'garden'],
  industrial: ['desk', 'kitchen', 'bathroom', 'dining', 'view', 'living', 'garden'],
  farm: land,
  lot: land,
};
