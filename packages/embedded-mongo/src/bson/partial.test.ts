import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { values } from '../testing/arbitraries.ts';
import { decode, encode } from './codec.ts';
import { FieldSet, decodeFields, sliceFields } from './partial.ts';
import { BSONSymbol, Code, type Doc } from './values.ts';

const names = ['a', 'ab', 'ñ', '__proto__', '', 'c'];
const documents = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...names), values), {
    selector: ([name]) => name,
    maxLength: 6,
  })
  .map((entries) => decode(encode(Object.fromEntries(entries))));

describe('reading some fields of a document', () => {
  it('gives what reading all of them gives', () => {
    fc.assert(
      fc.property(documents, fc.subarray(names), (doc, wanted) => {
        const some = decodeFields(encode(doc), new FieldSet(wanted));
        const expected = Object.entries(doc).filter(([name]) => wanted.includes(name));
        expect(Object.entries(some)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('cuts out the bytes of what keeping them gives', () => {
    fc.assert(
      fc.property(documents, fc.subarray(names), (doc, wanted) => {
        const kept = Object.entries(doc).filter(([name]) => wanted.includes(name));
        const expected = decode(encode(doc));
        for (const name of Object.keys(doc)) if (!wanted.includes(name)) delete expected[name];
        const cut = sliceFields(encode(doc), new FieldSet(wanted));
        expect(cut).toEqual(encode(expected));
        expect(Object.keys(decode(cut))).toEqual(kept.map(([name]) => name));
      }),
      { numRuns: 2000 },
    );
  });

  it('steps over values of every type', () => {
    const doc: Doc = {
      code: new Code('x'),
      scoped: new Code('x', { y: 1 }),
      symbol: new BSONSymbol('s'),
      last: true,
    };
    expect(decodeFields(encode(doc), new FieldSet(['last']))).toEqual({ last: true });
    const all = decodeFields(encode(doc), new FieldSet(Object.keys(doc)));
    expect(all).toEqual(decode(encode(doc)));
  });
});
