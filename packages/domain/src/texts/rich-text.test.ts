import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  documentOf,
  excerptOf,
  imagesIn,
  mentionsIn,
  plainTextOf,
  readingMinutes,
  relabelMentions,
  type RichTextDocument,
} from './rich-text.ts';
import { richText } from '../schemas/talk/rich-text.ts';

const id = 'aabbccddeeff001122334455';
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (value: string, ...marks: unknown[]) =>
  marks.length > 0 ? { type: 'text', text: value, marks } : { type: 'text', text: value };
const link = (href: string) => doc(paragraph(text('here', { type: 'link', attrs: { href } })));
const mention = { type: 'mention', attrs: { kind: 'user', id, label: 'Laura' } };
const image = { type: 'image', attrs: { fileId: id, alt: 'A sack', width: 700, height: 400 } };

const whole = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Exporting')] },
  paragraph(text('Ask '), mention, text(', she knows', { type: 'bold' }), { type: 'hardBreak' }),
  {
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [paragraph(text('one'))] },
      { type: 'listItem', content: [paragraph(text('two')), { type: 'codeBlock' }] },
    ],
  },
  { type: 'blockquote', content: [paragraph(text('said')), image] },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph()] }],
  },
);

const refusal = (value: unknown, max = 100) =>
  richText(max).safeParse(value).error?.issues[0]?.message ?? null;

describe('a document', () => {
  test('of the schema is taken as it is', () => {
    expect(richText(1_000).parse(whole)).toEqual(whole);
  });

  test('is read as plain text, one line a block', () => {
    expect(plainTextOf(richText(1_000).parse(whole))).toBe(
      'Exporting\nAsk @Laura, she knows\none\ntwo\nsaid\nA sack',
    );
  });

  test('tells its pictures and who is mentioned, wherever they stand, each once', () => {
    const read = richText(1_000).parse(doc(...whole.content, paragraph(mention)));
    expect(imagesIn(read)).toEqual([image.attrs]);
    expect(mentionsIn(read)).toEqual([mention.attrs]);
  });

  test('calls those whom it mentions otherwise, wherever they stand, and is the same but for that', () => {
    const list = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(mention)] }],
    };
    const read = richText(1_000).parse(
      doc(...whole.content, list, { type: 'blockquote', content: [paragraph(mention)] }),
    );
    const said = relabelMentions(read, ({ id: who }) => (who === id ? 'Somebody' : null));
    expect(JSON.stringify(said)).toBe(JSON.stringify(read).replaceAll('Laura', 'Somebody'));
    expect(relabelMentions(read, () => null)).toEqual(read);
  });

  test.each([
    ['a node of another kind', doc({ type: 'table', content: [] })],
    ['raw HTML', doc({ type: 'html', html: '<script>alert(1)</script>' })],
    ['a foreign attribute', doc({ ...paragraph(text('a')), onclick: 'alert(1)' })],
    ['a foreign attribute of a mark', doc(paragraph(text('a', { type: 'bold', class: 'x' })))],
    ['a style', doc({ type: 'paragraph', attrs: { style: 'position:fixed' }, content: [] })],
    ['a heading of the page', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
    ['a link that is a script', link('javascript:alert(1)')],
    ['a link that is a script in disguise', link('java\tscript:alert(1)')],
    ['a link with data', link('data:text/html,<script>alert(1)</script>')],
    ['a link below the site', link('/admin')],
    ['a link that poses as another host', link('https://good.example@evil.example/')],
    ['a picture from elsewhere', doc({ type: 'image', attrs: { src: 'https://x.example/a.png' } })],
    ['a picture without measures', doc({ type: 'image', attrs: { fileId: id, alt: '' } })],
    ['a mention of nobody', doc(paragraph({ type: 'mention', attrs: { id: 'x', label: 'x' } }))],
    ['half a character', doc(paragraph(text('\uD800')))],
    ['a text', 'hello'],
    ['nothing', null],
    ['a list', []],
    ['a prototype', JSON.parse('{"type":"doc","content":[],"__proto__":{"x":1}}')],
  ])('with %s is refused', (_, value) => {
    expect(refusal(value)).toBe('FIELD_INVALID');
  });

  test.each([['https://a.example/b?c#d'], ['http://a.example'], ['mailto:ana@a.example']])(
    'may link to %s',
    (href) => {
      expect(refusal(link(href))).toBeNull();
    },
  );

  test('that says nothing is refused as empty, one with a picture is not', () => {
    expect(refusal(doc())).toBe('FIELD_REQUIRED');
    expect(refusal(doc(paragraph(text('  \u200B '))))).toBe('FIELD_REQUIRED');
    expect(refusal(doc({ ...image, attrs: { ...image.attrs, alt: '' } }))).toBeNull();
  });

  test('is bounded in length, depth and number', () => {
    expect(refusal(doc(paragraph(text('x'.repeat(101)))))).toBe('FIELD_TOO_LONG');
    expect(refusal(doc(...Array.from({ length: 21 }, () => image)))).toBe('FIELD_TOO_LONG');
    let nested: unknown = paragraph(text('deep'));
    for (let depth = 0; depth < 5_000; depth += 1)
      nested = { type: 'blockquote', content: [nested] };
    expect(refusal(doc(nested))).toBe('FIELD_INVALID');
    expect(refusal(doc(...Array.from({ length: 20_000 }, () => paragraph(text('x')))))).toBe(
      'FIELD_INVALID',
    );
  });

  test('whatever else it is, is answered and never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(richText(100).safeParse(value).success).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

test('a plain text becomes paragraphs and is read back without blank lines', () => {
  const read = documentOf('One\n\n two \nthree');
  expect(richText(100).parse(read)).toEqual(read);
  expect(plainTextOf(read)).toBe('One\ntwo\nthree');
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1_000, 5],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});

test.each([
  ['One sentence. And another.', 'One sentence.'],
  ['¿Quién exporta café? Yo.', '¿Quién exporta café?'],
  ['Costs 3.5 million pesos in all', 'Costs 3.5 million pesos in all'],
  [`${'word '.repeat(30)}end.`, `${'word '.repeat(16)}word…`],
  ['', ''],
])('the excerpt of %j is %j', (value, expected) => {
  expect(excerptOf(value)).toBe(expected);
});

test('an excerpt is never longer than asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 10, max: 200 }), (value, most) => {
      expect(excerptOf(value, most).length).toBeLessThanOrEqual(most);
    }),
  );
});

test('the plain text of any document of the schema holds all that is written in it', () => {
  const read: RichTextDocument = richText(1_000).parse(doc(paragraph(text('a & <b>'))));
  expect(plainTextOf(read)).toBe('a & <b>');
});
