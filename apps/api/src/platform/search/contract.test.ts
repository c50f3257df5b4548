import { afterEach, describe, expect, test } from 'vitest';
import { standInMongot } from '../../testing/services/mongot.ts';
import { openWorkerIndex } from './index/worker-index.ts';
import { MongotIndex } from './mongot/mongot-index.ts';
import { definitionOf, indexName } from './mongot/stored-document.ts';
import type {
  FacetRequest,
  SearchAnswer,
  SearchDocument,
  SearchIndex,
  SearchPosition,
} from './search-index.ts';
import { documentOf, requestOf, schema } from './search-test-kit.ts';

// What every index holds to, the one in memory and the one of the database. That one is asked through what
// stands in for mongot, which answers as MongoDB publishes that a real one does: none was asked here.

const indexes: Record<string, () => Promise<SearchIndex>> = {
  'in memory': async () => openWorkerIndex(schema),
  'of the database': async () => {
    const collection = standInMongot();
    await collection.createSearchIndex({ name: indexName, definition: definitionOf(schema) });
    return new MongotIndex(collection, schema, 'first');
  },
};

const open: SearchIndex[] = [];
afterEach(async () => {
  for (const index of open.splice(0)) await index.close();
});

const described = (name: string, description: string): SearchDocument =>
  documentOf(name, { texts: { name: [name], description: [description] } });

/** The position of a hit. */
function positionOf({ hits, basis }: SearchAnswer, place: number): SearchPosition | null {
  const hit = hits.at(place);
  return hit ? { id: hit.id, score: hit.score, token: hit.token, ...basis } : null;
}

describe.each(Object.entries(indexes))('an index %s', (_where, openIndex) => {
  async function indexOf(...documents: SearchDocument[]): Promise<SearchIndex> {
    const index = await openIndex();
    open.push(index);
    await index.put(documents);
    return index;
  }

  async function namesFound(names: readonly string[], query: string): Promise<string[]> {
    const documents = names.map((name) => documentOf(name));
    const byId = new Map(documents.map(({ id }, place) => [id, names[place] ?? '']));
    const { hits } = await (await indexOf(...documents)).search(requestOf(query));
    return hits.map(({ id }) => byId.get(id) ?? '');
  }

  test.each([
    ['accents and case', ['Asesoría jurídica', 'Café'], 'ASESORIA', ['Asesoría jurídica']],
    ['word forms in Spanish', ['Paneles solares', 'Pan'], 'panel solar', ['Paneles solares']],
    [
      'word forms in English',
      ['Cleaning of offices', 'Clay'],
      'cleaned office',
      ['Cleaning of offices'],
    ],
    ['beginnings', ['Apartamento', 'Casa'], 'apart', ['Apartamento']],
    ['one typo in a middling word', ['Medellín', 'Cali'], 'medelin', ['Medellín']],
    ['two typos in a long word', ['Contabilidad', 'Cali'], 'kontavilidad', ['Contabilidad']],
    ['no typo in a short word', ['Pan', 'Sal'], 'pen', []],
    ['no typo in a number', ['Ruta 12345', 'Sal'], '12346', []],
    ['every word of the query', ['Silla roja', 'Silla azul'], 'silla roja', ['Silla roja']],
    [
      'the most words when none has all',
      ['Silla roja', 'Mesa'],
      'silla roja antigua',
      ['Silla roja'],
    ],
    [
      'words that say something',
      ['Casa de campo', 'Mesa de noche'],
      'la casa de las',
      ['Casa de campo'],
    ],
    ['ñ and n apart', ['Año nuevo', 'Ano nuevo'], 'año', ['Año nuevo']],
    ['words in quotes side by side', ['Silla roja', 'Roja silla'], '"silla roja"', ['Silla roja']],
    ['what lacks a word', ['Silla roja', 'Silla azul'], 'silla -rojas', ['Silla azul']],
    [
      'what lacks a phrase',
      ['Silla muy roja', 'Silla roja'],
      'silla -"silla roja"',
      ['Silla muy roja'],
    ],
    ['nothing that is asked', ['Silla'], '!?', []],
  ])('finds %s', async (_what, names, query, found) => {
    expect(await namesFound(names, query)).toEqual(found);
  });

  test('finds what has another name of the same thing', async () => {
    const wheelchair = documentOf('', { texts: { name: [{ en: 'Wheelchair' }], description: [] } });
    const index = await indexOf(wheelchair, documentOf('Silla'));
    const { hits, phrases } = await index.search(requestOf('silla de ruedas'));
    expect(hits.map(({ id }) => id)).toEqual([wheelchair.id]);
    expect(phrases).toContainEqual(['wheelchair']);
  });

  test('finds codes by the whole code alone', async () => {
    const index = await indexOf(documentOf('Lámpara', { codes: ['AB-12', '7702984100156'] }));
    const count = async (query: string) => (await index.search(requestOf(query))).counts['thing'];
    for (const code of ['ab-12', 'AB12', 'ab 12', '7702984100156', 'lampara 7702984100156']) {
      expect(await count(code)).toBe(1);
    }
    for (const part of ['ab', 'ab-1', '77029841', '7702984100157'])
      expect(await count(part)).toBe(0);
  });

  test('puts the word first, then its forms, then what begins with it, and names before descriptions', async () => {
    expect(await namesFound(['Sillar', 'Sillas', 'Silla'], 'silla')).toEqual([
      'Silla',
      'Sillas',
      'Sillar',
    ]);
    const [inName, inLongName] = [documentOf('Casa'), documentOf('Casa muy grande y muy bonita')];
    const inText = described('Mesa', 'para la casa');
    const index = await indexOf(inText, inLongName, inName);
    const { hits } = await index.search(requestOf('casa'));
    expect(hits.map(({ id }) => id)).toEqual([inName.id, inLongName.id, inText.id]);
  });

  test('puts equal ones in the order of their ids, the greatest first', async () => {
    const documents = Array.from({ length: 9 }, () => documentOf('Igual'));
    const { hits } = await (await indexOf(...documents.toReversed())).search(requestOf('igual'));
    expect(hits.map(({ id }) => id)).toEqual(documents.map(({ id }) => id).toReversed());
  });

  test('tells the words that answered, and how much of what is found has all words', async () => {
    const index = await indexOf(
      documentOf('Sillas rojas'),
      documentOf('Mesa roja'),
      documentOf('Silla'),
    );
    const { hits } = await index.search(requestOf('silla roja'));
    expect(hits.map(({ words }) => words.es)).toEqual([['rojas', 'sillas']]);
    const counted = async (query: string, group: string | null = null) => {
      const { total, withAllWords } = await index.search(requestOf(query, { group }));
      return [total, withAllWords];
    };
    expect(await counted('silla')).toEqual([2, 2]);
    expect(await counted('silla roja antigua')).toEqual([1, 0]);
    expect(await counted('silla antigua')).toEqual([2, 0]);
    expect(await counted('silla antigua', 'work')).toEqual([0, 0]);
  });

  test('gives pages without gaps and duplicates while other documents come and go, and back again', async () => {
    const kept = Array.from({ length: 30 }, (_, number) =>
      documentOf(`Mesa ${'x'.repeat(number)}`),
    );
    const passing = Array.from({ length: 10 }, () => documentOf('Mesa de paso'));
    const index = await indexOf(...kept, ...passing);
    const seen: string[] = [];
    let page = await index.search(requestOf('mesa', { first: 7 }));
    for (;;) {
      seen.push(...page.hits.map(({ id }) => id));
      if (!page.hasMore) break;
      const gone = passing.pop();
      if (gone) await index.remove([gone.id]);
      await index.put([documentOf('Otra cosa')]);
      page = await index.search(requestOf('mesa', { first: 7, after: positionOf(page, -1) }));
    }
    const keptIds = kept.map(({ id }) => id);
    expect(seen.filter((id) => keptIds.includes(id)).toSorted()).toEqual(keptIds);
    expect(new Set(seen).size).toBe(seen.length);

    const before = { first: 5, after: positionOf(page, 0), backwards: true };
    const back = await index.search(requestOf('mesa', before));
    const all = (await index.search(requestOf('mesa', { first: 50 }))).hits.map(({ id }) => id);
    const at = all.indexOf(page.hits[0]?.id ?? '');
    expect(back.hits.map(({ id }) => id)).toEqual(all.slice(at - 5, at));
    const last = await index.search(requestOf('mesa', { first: 5, backwards: true }));
    expect(last.hits.map(({ id }) => id)).toEqual(all.slice(-5));
    expect([back.hasMore, last.hasMore]).toEqual([true, true]);
  });

  test('orders by numbers, both ways, where there is none as if it were 0', async () => {
    const priced = (price: number | null) => documentOf('Mesa', { numbers: { price } });
    const [dear, cheap, free, equal] = [priced(900), priced(20), priced(null), priced(20)];
    const index = await indexOf(dear, cheap, free, equal);
    const ordered = async (direction: 1 | -1) => {
      const { hits } = await index.search(
        requestOf('mesa', { order: { field: 'price', direction } }),
      );
      return hits.map(({ id }) => id);
    };
    expect(await ordered(1)).toEqual([free.id, equal.id, cheap.id, dear.id]);
    expect(await ordered(-1)).toEqual([dear.id, equal.id, cheap.id, free.id]);
    const first = await index.search(
      requestOf('mesa', { first: 2, order: { field: 'price', direction: 1 } }),
    );
    const second = await index.search(
      requestOf('mesa', {
        first: 2,
        after: positionOf(first, -1),
        order: { field: 'price', direction: 1 },
      }),
    );
    expect(second.hits.map(({ id }) => id)).toEqual([cheap.id, dear.id]);
  });

  const ofColors = () => [
    documentOf('Mesa', { keywords: { color: ['rojo'], tags: ['a', 'b'] }, numbers: { price: 10 } }),
    documentOf('Mesa', { keywords: { color: ['azul'], tags: ['a'] }, numbers: { price: 500 } }),
    documentOf('Silla', { keywords: { color: ['rojo'], tags: ['b'] }, numbers: { price: 90_000 } }),
    documentOf('Mesa', { group: 'work', keywords: { color: ['rojo'] } }),
  ];

  test('counts all groups by the shared conditions, and its own group by all', async () => {
    const index = await indexOf(...ofColors());
    const { counts, total, unconditional } = await index.search(
      requestOf('mesa', {
        group: 'thing',
        conditions: [{ name: 'color', kind: 'any', field: 'color', values: ['rojo'] }],
        ownConditions: [{ name: 'price', kind: 'range', field: 'price', min: 20, max: null }],
      }),
    );
    expect({ counts, total, unconditional }).toEqual({
      counts: { thing: 1, work: 1 },
      total: 0,
      unconditional: 2,
    });
  });

  test('counts facets, each without its own condition, and how numbers spread', async () => {
    const index = await indexOf(...ofColors());
    const asked: FacetRequest = {
      group: 'thing',
      conditions: [
        { name: 'color', kind: 'any', field: 'color', values: ['rojo'] },
        { name: 'tags', kind: 'all', field: 'tags', values: ['b'] },
      ],
      total: { without: [] },
      counts: [
        { field: 'color', without: ['color'] },
        { field: 'tags', without: ['tags'] },
      ],
      ranges: [{ field: 'price', without: ['color', 'tags'] }],
      limit: 10,
    };
    const { total, counts, ranges } = await index.facets(asked);
    expect(total).toBe(2);
    expect(counts).toEqual({
      color: [{ value: 'rojo', count: 2 }],
      tags: [
        { value: 'b', count: 2 },
        { value: 'a', count: 1 },
      ],
    });
    const { min, max, steps = [] } = ranges['price'] ?? {};
    expect([min, max]).toEqual([10, 90_000]);
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect([steps[0]?.from, steps[0]?.count, steps.at(-1)?.count]).toEqual([10, 1, 1]);
    // Of all groups together, and of what answers a query.
    const ofAll = await index.facets({ ...asked, group: null, conditions: [], query: 'mesas' });
    expect(ofAll.total).toBe(3);
    expect(ofAll.ranges['price']).toEqual({ min: 10, max: 500, steps: [] });
    const ofNone = await index.facets({ ...asked, query: 'zzzz' });
    expect([ofNone.total, ofNone.counts['color'], ofNone.ranges['price']]).toEqual([0, [], null]);
  });

  test('gives the ids that meet conditions, unless there are too many', async () => {
    const documents = ofColors();
    const index = await indexOf(...documents);
    const conditions = [{ name: 'tags', kind: 'any', field: 'tags', values: ['b'] }] as const;
    const wanted = { group: 'thing', conditions };
    const few = await index.matching({ ...wanted, most: 2 });
    expect([few.among, few.ids?.toSorted()]).toEqual([3, [documents[0]?.id, documents[2]?.id]]);
    expect(await index.matching({ ...wanted, most: 1 })).toEqual({ among: 3, ids: null });
  });

  test('knows the words that are near, and only those of what is there', async () => {
    const index = await indexOf(documentOf('Guitarra'), documentOf('Tambor'));
    const near = async (query: string) =>
      (await index.search(requestOf(query, { near: 5 }))).near.map(({ word }) => word);
    expect(await near('tembro')).toEqual(['tambor']);
    expect(await near('xyz')).toEqual([]);
    await index.remove([(await index.search(requestOf('tambor'))).hits[0]?.id ?? '']);
    expect(await near('tembro')).toEqual([]);
  });

  test('replaces and takes out documents', async () => {
    const document = documentOf('Mesa');
    const index = await indexOf(document);
    await index.put([{ ...document, texts: { name: ['Silla'], description: [] } }]);
    const found = async (query: string) => (await index.search(requestOf(query))).hits.length;
    expect([await found('mesa'), await found('silla')]).toEqual([0, 1]);
    await index.remove([document.id, 'unknown']);
    expect(await found('silla')).toBe(0);
  });

  test.each([
    'a'.repeat(100),
    'x '.repeat(50),
    '.*+?^${}()|[]\\',
    '__proto__ constructor',
    '🙂'.repeat(50),
    '=AB12',
  ])('answers %j', async (query) => {
    const index = await indexOf(documentOf('Casa'), documentOf('constructor'));
    const { hits, near } = await index.search(requestOf(query, { near: 5 }));
    expect(hits.length).toBeLessThanOrEqual(1);
    expect(near.length).toBeLessThanOrEqual(5);
  });
});
