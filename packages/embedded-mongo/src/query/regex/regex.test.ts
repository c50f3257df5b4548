import { describe, expect, it } from 'vitest';
import { BSONRegExp } from '../../bson/values.ts';
import { errorOf, useEngine } from '../../testing/harness.ts';
import { compileRegex } from './regex.ts';

function matches(pattern: string, text: string, options = ''): boolean {
  return compileRegex(new BSONRegExp(pattern, options))(text);
}

/** What PCRE says, which `grep -P` was asked for; JavaScript by itself says otherwise or fails. */
const cases: [pattern: string, options: string, matching: string[], others: string[]][] = [
  ['^[[:alpha:]]+$', '', ['abc'], ['a1', ':alph']],
  ['^[[:^digit:][:blank:]]+$', '', ['a b'], ['a1']],
  ['\\Aabc\\z', '', ['abc'], ['abc\n', 'xabc']],
  ['\\Aabc\\Z', '', ['abc', 'abc\n'], ['abc\n\n']],
  ['^abc$', '', ['abc', 'abc\n'], ['abc\n\n', 'abc\r']],
  ['b$|c', '', ['ab\n', 'cx'], ['bx']],
  ['^(?:b$)', '', ['b\n'], ['b\nx']],
  ['^b$', 'm', ['a\nb\nc', 'b\n'], ['a\rb\rc', 'a\u2028b']],
  ['a.b', '', ['a\u2028b', 'a\rb', 'a😀b'], ['a\nb']],
  ['a.b', 's', ['a\nb'], ['ab']],
  ['\\Qa.b*\\E+', '', ['a.b**'], ['axb*']],
  ['^\\h+$', '', [' \t\u00a0'], ['\n', 'h']],
  ['^\\H\\V$', '', ['ab'], [' \n']],
  ['^a\\Rb$', '', ['a\r\nb', 'a\nb', 'a\u0085b'], ['a\n\nb']],
  ['^\\R\\n$', '', ['\r\n\n'], ['\r\n']],
  ['\\x{41}\\x42\\103\\o{104}\\x4', '', ['ABCD\x04'], ['ABCDx4']],
  ['\\x{1f600}', '', ['😀'], ['x']],
  ['a++b', '', ['aab'], ['ac']],
  ['a++ab', '', [], ['aaab']],
  ['(?>a+)ab', '', [], ['aab']],
  ['(?>a|ab)c', '', ['ac'], ['abc']],
  ['(?P<n>a|b)(?P=n)', '', ['aa', 'bb'], ['ab']],
  ["(?'n'a|b)\\k{n}\\g{-1}\\g1", '', ['aaaa'], ['aabb']],
  ['a(?#a comment)b', '', ['ab'], ['a(']],
  ['a(?i)b|c', '', ['aB', 'C'], ['Ab']],
  ['(?i:a)b', '', ['Ab'], ['AB']],
  ['(?-i:a)b', 'i', ['aB'], ['AB']],
  ['a b # c\n [ ]', 'x', ['ab '], ['a b c']],
  ['[]a]+x[^]b]', '', [']ax-'], ['ax]', 'bx-']],
  ['^\\s$', '', ['\v', ' '], ['\u00a0', '\ufeff', '\u2028']],
  ['^[^\\S]$', '', [' '], ['\u00a0']],
  ['k', 'i', ['\u212a'], ['q']],
  ['\u017f', 'i', ['S'], ['T']],
  ['\\p{L}\\pN\\P{L}', '', ['é5-'], ['é5é']],
  ['\\p{Greek}', '', ['λ'], ['l']],
  ['{a}{,2}', '', ['{a}{,2}'], ['a']],
  ['(?=a)*b', '', ['b'], ['a']],
  ['ñ.ó', 'i', ['ÑXÓ'], ['n.o']],
];

describe('regular expressions', () => {
  for (const [pattern, options, matching, others] of cases) {
    it(`mean what they mean in PCRE: ${JSON.stringify(pattern)} ${options}`, () => {
      expect(matching.filter((text) => !matches(pattern, text, options))).toEqual([]);
      expect(others.filter((text) => matches(pattern, text, options))).toEqual([]);
    });
  }

  it('are refused with 51091 where PCRE refuses them', () => {
    const wrong = [
      '(',
      'a)',
      '[a',
      '*a',
      'a**',
      'a{2}{3}',
      '\\y',
      '(?<n>a)(?<n>b)',
      '[z-a]',
      '\\2(a)',
    ];
    for (const pattern of [...wrong, '[[:nonsense:]]', 'a\\', '[\\d-z]', '\\x{zz}', '(?P=n)']) {
      expect(() => matches(pattern, 'a')).toThrow(expect.objectContaining({ code: 51091 }));
    }
  });

  it('are refused where JavaScript cannot do the same', () => {
    const beyond = [
      '(?|a|b)',
      '(?(1)a|b)',
      '(?R)',
      '(a)?\\1',
      '(?:(a)|b)\\1',
      '(*UCP)a',
      '\\Ka',
      '\\X',
    ];
    for (const pattern of [...beyond, '(?&n)', '\\p{L&}']) {
      expect(() => matches(pattern, 'a')).toThrow(expect.objectContaining({ code: 115 }));
    }
  });

  it('stop when they take too long', () => {
    const text = `${'a'.repeat(40)}!`;
    expect(matches('^(a+)+$', text)).toBe(false);
    expect(() => matches('^(?=a)(a+)+\\b$', text)).toThrow(expect.objectContaining({ code: 50 }));
  });
});

const harness = useEngine();

it('regular expressions serve queries', async () => {
  await harness.docs.insertMany([{ t: 'Añil' }, { t: 'árbol\n' }, { t: '12' }]);
  await harness.docs.createIndex({ t: 1 });
  expect(await harness.docs.countDocuments({ t: /^[[:digit:]]+$/ })).toBe(1);
  expect(await harness.docs.countDocuments({ t: { $regex: '^\\p{L}+$' } })).toBe(2);
  const refused = harness.docs.findOne({ t: { $regex: '(?R)' } });
  expect((await errorOf(refused)).code).toBe(115);
});
