import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../testing/random.ts';
import { MemoryIndex } from './memory-index.ts';
import type {
  SearchAnswer,
  SearchDocument,
  SearchPosition,
  SearchRequest,
} from '../search-index.ts';
import { documentOf, requestOf, schema } from '../search-test-kit.ts';

// What the index of the database holds to as well stands in `../contract.test.ts`.

function indexOf(...documents: SearchDocument[]): MemoryIndex {
  const index = new MemoryIndex(schema);
  index.put(documents);
  return index;
}

/** The position after a page. */
function endOf({ hits, basis }: SearchAnswer): SearchPosition | null {
  const last = hits.at(-1);
  return last ? { id: last.id, score: last.score, ...basis } : null;
}

/** The names of what is found, the best first. */
function namesFound(names: readonly string[], query: string): string[] {
  const documents = names.map((name) => documentOf(name));
  const byId = new Map(documents.map(({ id }, place) => [id, names[place] ?? '']));
  const { hits } = indexOf(...documents).search(requestOf(query));
  return hits.map(({ id }) => byId.get(id) ?? '');
}

describe('what answers a query', () => {
  test('words that say nothing, asked for alone', () => {
    expect(namesFound(['Mesa de noche', 'Silla'], 'de')).toEqual(['Mesa de noche']);
  });

  test('keeps ñ and n apart', () => {
    expect(namesFound(['Año nuevo', 'Ano nuevo'], 'año')).toEqual(['Año nuevo']);
    expect(namesFound(['Año nuevo', 'Ano nuevo'], 'ano')).toEqual(['Ano nuevo']);
  });

  test('takes a rare spelling for a typo of a frequent one', () => {
    const right = Array.from({ length: 40 }, () => 'Medellín');
    expect(namesFound([...right, 'Medelin'], 'medelin')).toHaveLength(20);
    expect(namesFound([...right, 'Medelin'], 'medelin')[0]).toBe('Medelin');
  });
});

describe('the order', () => {
  test('is exact, then the form of the word, then prefixes, then typos', () => {
    const names = ['Sillar', 'Sillas', 'Silla'];
    expect(namesFound(names, 'silla')).toEqual(['Silla', 'Sillas', 'Sillar']);
    expect(namesFound(['Contabilidad', 'Contavilidad'], 'contabilidad')[0]).toBe('Contabilidad');
  });

  test('prefers the name to the description, and short names', () => {
    const inName = documentOf('Casa');
    const inLongName = documentOf('Casa muy grande y muy bonita');
    const inText = documentOf('Mesa', { texts: { name: ['Mesa'], description: ['para la casa'] } });
    const { hits } = indexOf(inText, inLongName, inName).search(requestOf('casa'));
    expect(hits.map(({ id }) => id)).toEqual([inName.id, inLongName.id, inText.id]);
  });

  test('what is called by half of the words comes before what only mentions all of them', () => {
    const bags = documentOf('Bolsas de papel');
    const mentioned = documentOf('Nibs', {
      texts: { name: ['Nibs'], description: ['En bolsas, para su tienda'] },
    });
    const { hits } = indexOf(bags, mentioned).search(requestOf('bolsas para tienda'));
    expect(hits.map(({ id }) => id)).toEqual([bags.id, mentioned.id]);
    const called = documentOf('Bolsas para tienda');
    expect(indexOf(bags, called).search(requestOf('bolsas para tienda')).counts.thing).toBe(1);
  });

  test('what is called by the word that says what is wanted comes before what only mentions it', () => {
    const desk = documentOf('Muebles para estudiar');
    const handyman = documentOf('Arreglos para oficinas', {
      texts: { name: ['Arreglos para oficinas'], description: ['Arma muebles'] },
    });
    const index = indexOf(handyman, desk);
    const answer = index.search(requestOf('muebles de oficina'));
    expect(answer.hits.map(({ id }) => id)).toEqual([desk.id, handyman.id]);
    expect(answer).toMatchObject({ total: 2, withAllWords: 1 });
    // What the query is told apart by is not what it asks for.
    const premises = index.search(requestOf('oficina con muebles'));
    expect(premises.hits.map(({ id }) => id)).toEqual([handyman.id]);
    expect(premises).toMatchObject({ total: 1, withAllWords: 1 });
  });

  test('of a name, the word that says what it is counts more than what only tells it apart', () => {
    const english = (name: string, description = '') =>
      documentOf(name, { texts: { name: [{ en: name }], description: [{ en: description }] } });
    const payroll = english('Social security');
    const units = english('Storage units', 'Watched by cameras');
    const index = indexOf(payroll, english('Security of sites'), units);
    const pageOf = (after: SearchPosition | null) =>
      index.search(requestOf('security cameras', { first: 1, after }));
    expect(pageOf(null).hits.map(({ id }) => id)).toEqual([units.id]);
    expect(pageOf(endOf(pageOf(null))).hits.map(({ id }) => id)).toEqual([payroll.id]);
    // Unless many have it: then the others say more.
    const lamp = english('Solar lamp');
    const panels = indexOf(lamp, ...['Wood', 'Cork', 'Glass'].map((of) => english(`${of} panel`)));
    expect(panels.search(requestOf('solar panel')).hits[0]?.id).toBe(lamp.id);
  });

  test('says how much of what is found has all words', () => {
    const index = indexOf(documentOf('Silla roja'), documentOf('Mesa roja'), documentOf('Silla'));
    const counted = (query: string, group = null as string | null) => {
      const { total, withAllWords } = index.search(requestOf(query, { group }));
      return [total, withAllWords];
    };
    expect(counted('silla')).toEqual([2, 2]);
    expect(counted('silla roja')).toEqual([1, 1]);
    expect(counted('silla roja antigua')).toEqual([1, 0]);
    expect(counted('silla antigua')).toEqual([2, 0]);
    expect(counted('silla antigua', 'work')).toEqual([0, 0]);
    expect(counted('"silla roja" antigua')).toEqual([1, 0]);
  });

  test('of equal ones is by id, the greatest first', () => {
    const documents = Array.from({ length: 9 }, () => documentOf('Igual'));
    const { hits } = indexOf(...documents.toReversed()).search(requestOf('igual'));
    expect(hits.map(({ id }) => id)).toEqual(documents.map(({ id }) => id).toReversed());
  });
});

describe('pages', () => {
  test('are without gaps and duplicates while other documents come and go', () => {
    const kept = Array.from({ length: 30 }, (_, number) =>
      documentOf(`Mesa ${'x'.repeat(number)}`),
    );
    const passing = Array.from({ length: 40 }, () => documentOf('Mesa de paso'));
    const index = indexOf(...kept, ...passing);
    const seen: string[] = [];
    let after: SearchRequest['after'] = null;
    for (let more = true; more; ) {
      const page = index.search(requestOf('mesa', { first: 7, after }));
      seen.push(...page.hits.map(({ id }) => id));
      after = endOf(page);
      more = page.hasMore;
      const gone = passing.pop();
      if (gone) index.remove([gone.id]);
      index.put([documentOf('Mesa nueva'), documentOf('Otra cosa')]);
    }
    const keptIds = kept.map(({ id }) => id);
    expect(seen.filter((id) => keptIds.includes(id)).toSorted()).toEqual(keptIds);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('count all groups, and list the one asked for', () => {
    const index = indexOf(
      documentOf('Mesa'),
      documentOf('Mesa', { group: 'work' }),
      documentOf('Mesa', { group: 'work' }),
    );
    const { hits, counts } = index.search(requestOf('mesa', { group: 'work', first: 1 }));
    expect(hits).toHaveLength(1);
    expect(counts).toEqual({ thing: 1, work: 2 });
  });
});

describe('near words', () => {
  test('are those closest, and only of what is there', () => {
    const index = indexOf(documentOf('Guitarra'), documentOf('Tambor'));
    const near = (query: string) =>
      index.search(requestOf(query, { near: 5 })).near.map(({ word }) => word);
    expect(near('jitarrra')).toEqual(['guitarra']);
    expect(near('xyz')).toEqual([]);
    index.remove([index.search(requestOf('guitarra')).hits[0]?.id ?? '']);
    expect(near('jitarrra')).toEqual([]);
  });
});

const vocabulary =
  'silla sillas mesa mesas roja rojo jurídica jurídicas asesoría asesorías medellín cali niño año ano casa casas'.split(
    ' ',
  );

/** A document that only depends on the number. */
function randomDocument(id: number, random: () => number): SearchDocument {
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(random() * vocabulary.length)]).join(
      ' ',
    );
  return {
    id: `r${String(id).padStart(3, '0')}`,
    group: random() < 0.5 ? 'thing' : 'work',
    texts: { name: [words(2)], description: [words(6)] },
    codes: random() < 0.2 ? [`C-${id}`] : [],
    keywords: {
      color: random() < 0.8 ? [random() < 0.5 ? 'rojo' : 'azul'] : [],
      tags: ['a', 'b', 'c'].filter(() => random() < 0.4),
    },
    numbers: { price: random() < 0.9 ? Math.floor(random() * 100) : null },
  };
}

/** Everything an index answers to a fixed set of questions. */
function answersOf(index: MemoryIndex): unknown {
  const queries = [
    ...vocabulary,
    'silla roja cali',
    'asesoria juridca medelin',
    'cas',
    'xilla',
    'C-7',
  ];
  return {
    found: queries.map((query) => index.search(requestOf(query))),
    second: queries.map((query) => {
      const after = endOf(index.search(requestOf(query, { first: 3 })));
      return index.search(requestOf(query, { after }));
    }),
    near: queries.map((query) =>
      index.search(requestOf(`${query}zz`, { group: 'thing', near: 5 })),
    ),
    facets: (['thing', 'work'] as const).map((group) =>
      index.facets({
        group,
        conditions: [
          { name: 'price', kind: 'range', field: 'price', min: 10, max: 90 },
          { name: 'tags', kind: 'any', field: 'tags', values: ['a', 'b'] },
        ],
        total: { without: [] },
        counts: [
          { field: 'color', without: [] },
          { field: 'tags', without: ['tags'] },
        ],
        ranges: [{ field: 'price', without: ['price'] }],
        limit: 50,
      }),
    ),
  };
}

describe('two indexes of the same documents answer the same', () => {
  test.each([1, 2, 3])('whatever they went through, with seed %d', (seed) => {
    const random = randomOf(seed);
    const now = new Map<number, SearchDocument>();
    const lived = new MemoryIndex(schema);
    for (let step = 0; step < 2_000; step += 1) {
      const id = Math.floor(random() * 120);
      if (random() < 0.3) {
        now.delete(id);
        lived.remove([`r${String(id).padStart(3, '0')}`]);
      } else {
        const document = randomDocument(id, random);
        now.set(id, document);
        lived.put([document]);
      }
    }
    const fresh = new MemoryIndex(schema);
    fresh.put([...now.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)));
    const backwards = new MemoryIndex(schema);
    for (const document of [...now.values()].toReversed()) backwards.put([document]);
    const answers = answersOf(lived);
    expect(answersOf(fresh)).toEqual(answers);
    expect(answersOf(backwards)).toEqual(answers);
  });

  test('an index that lost everything holds nothing', () => {
    const documents = Array.from({ length: 50 }, (_, id) => randomDocument(id, randomOf(id)));
    const index = indexOf(...documents);
    index.remove(documents.map(({ id }) => id));
    expect(answersOf(index)).toEqual(answersOf(new MemoryIndex(schema)));
  });
});

describe('hostile queries', () => {
  test.each([
    'a'.repeat(100),
    'x '.repeat(50),
    '.*+?^${}()|[]\\',
    '__proto__ constructor',
    '\u0000\u202e',
    '🙂'.repeat(50),
    'ñ'.repeat(100),
    '=AB12',
  ])('%j is answered', (query) => {
    const index = indexOf(documentOf('Casa'), documentOf('constructor'));
    expect(index.search(requestOf(query)).hits.length).toBeLessThanOrEqual(1);
    expect(index.search(requestOf(query, { near: 5 })).near.length).toBeLessThanOrEqual(5);
  });
});
