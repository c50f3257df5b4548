import type { LocalizedText, OpeningSpan, SpokenLanguage } from '@wiki/domain';
import { openDaily, openOn, openWithBreak } from '../content/partner-hours.ts';

interface DemoPage {
  tagline: LocalizedText;
  /** What who manages it does there, and a sentence of theirs. */
  title?: string;
  words?: string;
  foundedYear?: number;
  languages?: SpokenLanguage[];
}

/** What businesses of the demonstration say in one line, and how their people are shown, by their keys. */
export const demoPages: Readonly<Record<string, DemoPage>> = {
  'cafe-alto-del-roble': {
    tagline: {
      es: 'Café de origen, de la mata a la bolsa',
      en: 'Single-origin coffee, from the tree to the bag',
    },
    title: 'Gerente, exportación y microlotes',
    words: 'Si el café no lleva el nombre de quien lo cultivó, para nosotros no está terminado.',
    foundedYear: 1987,
    languages: ['es', 'en'],
  },
  'tejidos-sol-de-jepira': {
    tagline: {
      es: 'Mochilas y chinchorros wayuu, tejidos a mano',
      en: 'Wayuu bags and hammocks, woven by hand',
    },
    title: 'Maestra tejedora, pedidos a la medida',
    words: 'Cada dibujo tiene un nombre y una dueña: nosotras decimos los dos.',
    foundedYear: 2009,
    languages: ['es', 'en', 'fr'],
  },
  'cacao-montes-del-carare': {
    tagline: {
      es: 'Chocolate de finca, del grano a la barra',
      en: 'Farm chocolate, from bean to bar',
    },
    title: 'Fundador, cacao en grano y visitas',
  },
  'abogados-ceiba': {
    tagline: {
      es: 'Asesoría legal para empresas que crecen',
      en: 'Legal advice for growing companies',
    },
    title: 'Socia, derecho laboral y contratos',
    words: 'Un buen contrato se lee en una tarde y se entiende a la primera.',
  },
  'cuentas-del-nogal': {
    tagline: {
      es: 'Contabilidad al día, sin sorpresas en abril',
      en: 'Up-to-date books, no surprises at tax time',
    },
    title: 'Contadora pública',
  },
  'guadua-software': {
    tagline: {
      es: 'Programas a la medida de su operación',
      en: 'Software made for the way you work',
    },
    title: 'Dirección técnica',
  },
  'inmobiliaria-cerros': {
    tagline: {
      es: 'Vivienda y oficinas en los cerros de Bogotá',
      en: 'Homes and offices in the hills of Bogotá',
    },
    title: 'Gerente, ventas y arriendos',
  },
  'muebles-encino-real': {
    tagline: { es: 'Muebles de encino para toda la vida', en: 'Oak furniture for a lifetime' },
    title: 'Taller y pedidos especiales',
  },
  'istmo-luz-solar': {
    tagline: {
      es: 'Energía solar para casas y negocios',
      en: 'Solar power for homes and businesses',
    },
    title: 'Ingeniería y proyectos',
  },
  'hilanderia-sumaq': {
    tagline: { es: 'Alpaca hilada en los Andes del Perú', en: 'Alpaca spun in the Andes of Peru' },
    title: 'Directora, exportación y muestras',
  },
  'bomboneria-valle-azul': {
    tagline: { es: 'Bombones de cacao venezolano', en: 'Bonbons of Venezuelan cacao' },
    title: 'Chocolatera, cajas para empresas',
  },
};

const weeks: readonly OpeningSpan[][] = [
  openOn('08:00', '17:30', ['08:00', '13:00']),
  openWithBreak(['08:00', '12:30'], ['14:00', '18:00']),
  openOn('09:00', '18:00'),
  openDaily('09:00', '19:00'),
  openOn('07:30', '16:30', ['08:00', '12:00']),
];

/** When a business of the demonstration is open; some do not say. */
export const hoursOf = (index: number): OpeningSpan[] =>
  index % 7 === 6 ? [] : (weeks[index % weeks.length] ?? []);

/** How somebody who works for a business is shown on its page; who has nothing to say there is not. */
export function shownOf(business: string, isColleague: boolean) {
  if (isColleague) return { title: 'Tueste y pedidos de cafeterías', words: null };
  const page = demoPages[business];
  return page ? { title: page.title ?? null, words: page.words ?? null } : null;
}
