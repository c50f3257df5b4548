import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldDisguise } from './blacklist-folding.ts';
import { blacklistKey, createBlacklistMatcher } from './blacklist-matcher.ts';

/** Ordinary words that hold shorter ones, in both languages. */
const innocent = `computadora disputa disputar reputación diputado diputada amputar imputar cómputo
  asesoría asesor asesora asesorar asesinato analista análisis canal Cuernavaca Scunthorpe Penistone
  Sussex Essex Middlesex sexto sexta sexenio sextante unisex asexual bisexual class classic assess
  assassin assist passage grass compass bass mass embassy cockpit cocktail peacock hancock shuttlecock
  matsushita shitake scrap therapist grape drape title titles titular constitution institute competition
  analysis banal canalla culoteado vehículo artículo cálculo círculo espectáculo oculto cultura cultivo
  particular músculo ridículo película pelícano peneque penetrar península pensión penumbra coñac
  cañón año años mañana España otoño puño moño sueño niño compañía campaña montaña pequeño ano anomalía
  mano manor verano humano hermano cano decano putamen putativo reputado computar tabaco tetera tetraedro
  mierdero cojín cojinete escoja polla pollo pollería apollo cebolla carro caro perro pero pene penne
  hoyo hoy ajo ajonjolí cabrón cabra cabronada cabello marica maricultura mariscos caca cacao cacahuate
  basement document rebuttal butter button cumulative accumulate cumbre dickens dictionary evaluate
  magnate arsenal parsecs hello shell hellenic damnify snigger trapecio raíz tonto tontería bobo bobina
  idiota idioma zorro zorra mamá mamarracho coger escoger recoger encoger gilito concha conchita
  facturación contabilidad Medellín Bogotá accounting warehouse invoice cotton class organic`
  .trim()
  .split(/\s+/);

const folded = innocent.map(foldDisguise);

describe('a word', () => {
  const matcher = createBlacklistMatcher([
    'puta',
    'idiota',
    'gilipollas',
    'coño',
    'perro',
    'Ladrón',
    'estafador vil',
  ]);

  test.each([
    'PUTA',
    'la puta.',
    '¿puta?',
    'púta',
    'pu\u0301ta',
    'ｐｕｔａ',
    '𝓹𝓾𝓽𝓪',
    'рuta',
    'ρυτα',
    'pu\u00adta',
    'p\u200bu\u200ct\u200da\ufeff',
    'p.u.t.a',
    'p u t a',
    'p-u-t-a',
    'p_u_t_a',
    'a p.u.t.a y más',
    'y p u t a o',
    'p u t a  d e',
    'puuuuta',
    'puuta',
    'putaaa',
    'pu7a',
    'put4',
    'put@',
    '1d10t4',
    'id1ot@',
    'g1l1p0llas',
    'GILIPOLLAAAS',
    'gil1p011a$',
    'coño',
    'con\u0303o',
    'CÓÑO',
    'c0ñ0',
    'perrro',
    'ladron',
    'estafador VIL',
    'Estafador, víl',
    'puta@example.com',
    'me@puta.com',
  ])('is found in %j', (text) => {
    expect(matcher.find(`Antes ${text} después`)).not.toBeNull();
    expect(matcher.find(text)).not.toBeNull();
  });

  test.each([
    'pero',
    'cono',
    'computadora',
    'p',
    'pu ta',
    'putas',
    'estafador',
    'vil estafador',
    'estafador muy vil',
    'a55',
    'A5',
    '',
    ' ',
    '…',
  ])('is not found in %j', (text) => {
    expect(matcher.find(text)).toBeNull();
  });

  test('names the entry it found', () => {
    expect(matcher.find('un LADR0N')).toBe('Ladrón');
  });
});

describe('what is ordinary passes', () => {
  test.each(innocent)('%s passes whatever else is listed', (word) => {
    const others = innocent.filter((_, index) => folded[index] !== foldDisguise(word));
    expect(createBlacklistMatcher(others).find(word)).toBeNull();
    expect(createBlacklistMatcher(others).find(`Sí: ${word}, y más.`)).toBeNull();
  });

  test('no part of a word is found in it', () => {
    const part = fc
      .constantFrom(...innocent)
      .chain((word) =>
        fc
          .tuple(fc.nat(word.length - 1), fc.integer({ min: 1, max: word.length }))
          .map(([start, length]) => ({ word, part: word.slice(start, start + length) })),
      );
    fc.assert(
      fc.property(part, ({ word, part: text }) => {
        fc.pre(foldDisguise(text) !== foldDisguise(word));
        expect(createBlacklistMatcher([text]).find(`Una ${word}.`)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('figures pass whatever is listed', () => {
    const listed = [
      'so',
      'is',
      'te',
      'as',
      'tits',
      'a55',
      'ies',
      'sos',
      'lol',
      'oso',
      's.o.s',
      'o o o',
    ];
    const matcher = createBlacklistMatcher(listed);
    const figure = fc.oneof(
      fc.nat().map((amount) => `$${amount}`),
      fc.nat().map((amount) => `$ ${amount.toLocaleString('es-CO')}`),
      fc.nat().map((amount) => `${amount.toLocaleString('en-US')}.00`),
      fc.stringMatching(/^\d{8,14}$/),
      fc.stringMatching(/^\+57 3\d\d \d{3} \d{4}$/),
      fc.stringMatching(/^\d( \d){3,9}$/),
      fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
    );
    fc.assert(
      fc.property(figure, (text) => {
        expect(matcher.find(text)).toBeNull();
      }),
    );
    for (const text of ['5 1 7 3', '7175', '$455', 'COP 50.000', '1.055,50', '100%']) {
      expect(matcher.find(text)).toBeNull();
    }
  });
});

describe('disguises', () => {
  const word = fc.stringMatching(/^[a-zñ]{3,12}$/);
  const disguises: ((letter: string) => string)[] = [
    (letter) => letter.toUpperCase(),
    (letter) => `${letter}\u200b`,
    (letter) => `\u00ad${letter}`,
    (letter) => (letter === 'ñ' ? letter : `${letter}\u0301`),
    (letter) =>
      /[a-z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
    (letter) =>
      ({ a: 'а', e: 'е', o: 'ο', p: 'р', c: 'с', x: 'х', y: 'у', i: 'і' })[letter] ?? letter,
    (letter) => ({ a: '@', s: '$' })[letter] ?? letter,
    (letter) => letter.repeat(3),
  ];

  test('an entry is found under any mix of them', () => {
    const disguised = fc.tuple(
      word,
      fc.array(fc.nat(disguises.length - 1), { minLength: 12, maxLength: 12 }),
    );
    fc.assert(
      fc.property(disguised, ([text, choice]) => {
        const worn = [...text]
          .map((letter, index) => disguises[choice[index] ?? 0]?.(letter))
          .join('');
        expect(createBlacklistMatcher([text]).find(`Un ${worn} más`)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('an entry is found when its letters stand apart', () => {
    const gap = fc.constantFrom('.', ' ', '-', '_', ' . ', '*', '  ');
    fc.assert(
      fc.property(word, gap, (text, between) => {
        expect(createBlacklistMatcher([text]).find([...text].join(between))).toBe(text);
      }),
    );
  });

  test('an entry finds itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        fc.pre(blacklistKey(text) !== null);
        expect(createBlacklistMatcher([text]).find(text)).toBe(text);
      }),
    );
  });
});

test('any text is answered, and a hostile one soon', () => {
  const matcher = createBlacklistMatcher([...innocent, 'a b', 'a a a a', 'aaa', '1l1l']);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      matcher.find(text);
    }),
  );
  // Ten times the text costs about ten times as much: a text that costs the square would be far off.
  const hostile = ['a ', 'a.', '1l', '1', 'aa', 'a\u0301', '\u200b', 'ﷺ', '@', '$', 'a b ', 'q1 '];
  for (const piece of hostile) {
    const began = performance.now();
    matcher.find(piece.repeat(20_000));
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});

test.each([
  ['PÚTA', 'puta'],
  ['  Estafador   vil ', 'estafador vil'],
  ['Coño', 'coño'],
  ['p.u.t.a', 'p u t a'],
  ['1234', null],
  ['12 palabras', null],
  ['\u200b', null],
  ['...', null],
])('%j is compared as %j', (text, key) => {
  expect(blacklistKey(text)).toBe(key);
});
