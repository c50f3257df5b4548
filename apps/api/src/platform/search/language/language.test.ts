import { describe, expect, test } from 'vitest';
import { MemoryIndex } from '../index/memory-index.ts';
import type { SearchDocument, SearchSchema, SearchText } from '../search-index.ts';

const schema: SearchSchema = {
  texts: { name: { weight: 80, brevity: 60 }, place: { weight: 50 }, description: { weight: 12 } },
  keywords: {},
  numbers: [],
  groups: ['thing'],
};

/** An index of things, by their names in Spanish, in English or both. */
function indexOf(things: Record<string, { en?: string; es?: string; place?: string }>) {
  const documentOf = ([id, { en, es, place }]: (typeof entries)[number]): SearchDocument => {
    const description: SearchText[] = id.startsWith('in ') ? [{ en, es }] : [];
    return {
      id,
      group: 'thing',
      texts: {
        name: description.length > 0 ? [] : [{ en, es }],
        place: [place ?? ''],
        description,
      },
      codes: [],
      keywords: {},
      numbers: {},
    };
  };
  const entries = Object.entries(things);
  const index = new MemoryIndex(schema);
  index.put(entries.map(documentOf));
  return (query: string) => index.search({ query, group: null, first: 20, after: null }).hits;
}

const idsOf = (hits: readonly { id: string }[]) => hits.map(({ id }) => id);

const market = indexOf({
  flat: { es: 'Apartamento en Laureles', place: 'Medellín' },
  departamento: { es: 'Departamento en Miraflores', place: 'Lima' },
  rental: { es: 'Local en arriendo' },
  lease: { en: 'Warehouse for rent' },
  estate: { es: 'Finca en venta' },
  ranch: { es: 'Rancho ganadero' },
  pc: { es: 'Computadora de escritorio' },
  phone: { es: 'Celular con garantía' },
  car: { es: 'Auto usado' },
  lawyer: { es: 'Asesoría jurídica' },
  design: { es: 'Diseño de empaques' },
  repair: { es: 'Reparación de bicicletas' },
  installed: { en: 'Installation of solar panels' },
  learning: { es: 'Aprender a tejer' },
  buyers: { es: 'Compradores de cosechas' },
  child: { es: 'Silla para niño' },
  nine: { en: 'Nine lamps' },
});

describe('words of the trade', () => {
  test.each([
    ['apartamento', ['flat', 'departamento']],
    ['departamentos', ['departamento', 'flat']],
    ['piso', ['flat', 'departamento']],
    ['apartment', ['flat', 'departamento']],
    ['arriendo', ['rental', 'lease']],
    ['alquiler', ['rental', 'lease']],
    ['renta', ['rental', 'lease']],
    ['arrendar', ['rental', 'lease']],
    ['alquilar', ['rental', 'lease']],
    ['renting', ['lease', 'rental']],
    ['se vende finca', ['estate']],
    ['vendo', ['estate']],
    ['for sale', ['estate']],
    ['hacienda', ['ranch', 'estate']],
    ['farm', ['ranch', 'estate']],
    ['comprar finca', ['estate', 'ranch']],
    ['computador', ['pc']],
    ['ordenadores', ['pc']],
    ['móvil', ['phone']],
    ['carros', ['car']],
    ['coche', ['car']],
    ['abogada', ['lawyer']],
    ['lawyers', ['lawyer']],
    ['diseñar', ['design']],
    ['reparar bicicleta', ['repair']],
    ['install', ['installed']],
    ['busco apartamento', ['flat', 'departamento']],
  ])('%s finds %j', (query, ids) => {
    const found = idsOf(market(query));
    expect(found.toSorted()).toEqual(ids.toSorted());
    expect(found[0]).toBe(ids[0]);
  });

  test('a word itself comes before its synonym', () => {
    const names = indexOf({ a: { es: 'Casa en alquiler' }, b: { es: 'Casa en arriendo' } });
    expect(idsOf(names('casa arriendo'))).toEqual(['b', 'a']);
    expect(idsOf(names('casa alquiler'))).toEqual(['a', 'b']);
  });
});

describe('names of several words', () => {
  const find = indexOf({
    agency: { es: 'Inmobiliaria del Valle' },
    estate: { en: 'Real estate appraisals' },
    roots: { es: 'Avalúo de finca raíz' },
    farm: { es: 'Finca cafetera' },
    cool: { es: 'Aires acondicionados', en: 'Cooling' },
    tax: { es: 'Declaración de renta' },
    return: { en: 'Tax return for companies' },
    flat: { es: 'Apartamento en arriendo' },
    lease: { en: 'Warehouse for rent' },
    profitable: { es: 'Negocio rentable', place: 'Rentería' },
  });

  test.each([
    ['finca raíz', ['roots', 'agency', 'estate']],
    ['real estate', ['estate', 'agency', 'roots']],
    ['inmobiliarias', ['agency', 'estate', 'roots']],
    ['air conditioning', ['cool']],
    ['declaración de renta', ['tax', 'return']],
    ['income tax', ['return', 'tax']],
    // A word that means something else in a name answers behind what is meant.
    ['finca', ['farm', 'roots']],
    ['renta', ['lease', 'flat', 'tax', 'profitable']],
    // Who writes a word of one language means no form or beginning of the other's.
    ['rent', ['lease', 'flat', 'profitable']],
    ['air', ['cool']],
  ])('%s finds %j', (query, ids) => {
    const found = idsOf(find(query));
    expect(found.toSorted()).toEqual(ids.toSorted());
    expect(found[0]).toBe(ids[0]);
  });

  test('come behind what a word of them means by itself', () => {
    expect(idsOf(find('renta')).slice(0, 2)).toEqual(['lease', 'flat']);
  });

  test('are marked as they stand', () => {
    const index = new MemoryIndex({
      ...schema,
      names: [{ en: 'Woven bags', es: 'Bolsos tejidos' }],
    });
    const name = { es: 'Bolsos tejidos de lana' };
    index.put([
      { id: 'a', group: 'thing', texts: { name: [name] }, codes: [], keywords: {}, numbers: {} },
    ]);
    const answer = index.search({ query: 'woven bags', group: null, first: 1, after: null });
    expect(idsOf(answer.hits)).toEqual(['a']);
    expect(answer.phrases).toContainEqual(['bolsos', 'tejidos']);
  });
});

describe('typos', () => {
  test.each([
    ['arendar', ['rental', 'lease']],
    ['computadro', ['pc']],
    ['medlelin', ['flat']],
    ['diseno', ['design']],
    ['nino', ['child']],
    // With two typos a word begins as the one that is meant.
    ['teparacoin', []],
    ['reparacoin', ['repair']],
    // Another first letter is a slip to the key beside, or sounds alike; no other word is meant.
    ['xiseño', ['design']],
    ['kompradores', ['buyers']],
    ['pinca', []],
    ['bompradores', []],
  ])('%s finds %j', (query, ids) => {
    expect(idsOf(market(query)).toSorted()).toEqual(ids.toSorted());
  });

  test('are no words of the other language while there is anything else', () => {
    const both = { a: { es: 'Guitarra', en: 'Song' }, b: { es: 'Canto', en: 'Guitars' } };
    expect(idsOf(indexOf(both)('guitara'))).toEqual(['a']);
    expect(idsOf(indexOf({ b: both.b })('guitara'))).toEqual(['b']);
  });

  test('are no words of descriptions while there is anything else', () => {
    const both = { a: { es: 'Lámpara' }, 'in text': { es: 'Con lampera' } };
    expect(idsOf(indexOf(both)('lampaera'))).toEqual(['a']);
    expect(idsOf(indexOf({ 'in text': both['in text'] })('lampaera'))).toEqual(['in text']);
  });

  test('never come before what has the word', () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, number) => [`a${number}`, { es: 'Contabilidad' }]),
    );
    const found = idsOf(indexOf({ ...many, 'in text': { es: 'De contavilidad' } })('contavilidad'));
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('in text');
  });

  test('are marked in the language they are of', () => {
    const hits = indexOf({ a: { es: 'Panel solar', en: 'Solar pannel' } })('panell solarr');
    expect(hits[0]?.words.es).toContain('panel');
    const [hit] = indexOf({ a: { es: 'Lámpara', en: 'Lamp' } })('lampra');
    expect(hit?.words).toEqual({ es: ['lampara'], en: [] });
    const [place] = market('medlelin');
    expect(place?.words).toEqual({ es: ['medellin'], en: ['medellin'] });
  });
});

describe('phrases and what is left out', () => {
  const find = indexOf({
    ground: { es: 'Café molido', en: 'Ground coffee' },
    apart: { es: 'Café fino y molido', en: 'Fine coffee, well ground' },
    beans: { es: 'Café en grano', en: 'Coffee beans' },
    night: { es: 'Mesa de noche', en: 'Bedside table' },
    'in text': { es: 'Tostado. Molido. Café', en: 'Coffee ground fine' },
  });

  test.each([
    ['"café molido"', ['ground']],
    ['"CAFE MOLIDO"', ['ground']],
    ['"ground coffee"', ['ground']],
    ['"coffee ground"', ['in text']],
    // Two texts are no phrase.
    ['"molido ground"', []],
    ['"mesa de noche"', ['night']],
    ['"mesa noche"', []],
    ['"molidos"', []],
    ['"cafe molido" fino', ['ground']],
    ['café -molido', ['beans']],
    ['café -molidos', ['beans']],
    ['coffee -ground', ['beans']],
    ['café -"café molido"', ['apart', 'beans', 'in text']],
    ['-noche', ['night']],
    ['"café" -"en grano" -"molido ground"', ['apart', 'ground', 'in text']],
  ])('%s finds %j', (query, ids) => {
    expect(idsOf(find(query)).toSorted()).toEqual(ids);
  });
});
