import { describe, expect, it } from 'vitest';
import { Binary, BSONRegExp, Decimal128, Double, Int32, Long } from '../../bson/values.ts';
import { codeOf, stages, value } from '../../testing/expressions.ts';
import { compileExpression } from '../expression.ts';

const exact = (expr: unknown): unknown => compileExpression(expr)({}, {});

function expectValues(cases: [unknown, unknown][]): void {
  for (const [expr, expected] of cases) expect([expr, value(expr)]).toEqual([expr, expected]);
}

function expectCodes(cases: [unknown, number][]): void {
  for (const [expr, code] of cases) expect([expr, codeOf(expr)]).toEqual([expr, code]);
}

describe('text', () => {
  it('is trimmed, replaced and searched', () => {
    expectValues([
      [{ $trim: { input: ' \u00a0 x y\t' } }, 'x y'],
      [{ $ltrim: { input: 'xxaxx', chars: 'x' } }, 'axx'],
      [{ $rtrim: { input: '😀a😀', chars: '😀' } }, '😀a'],
      [{ $trim: { input: null } }, null],
      [{ $trim: { input: 'x', chars: null } }, null],
      [{ $replaceOne: { input: 'a.a', find: 'a', replacement: { $literal: '$&' } } }, '$&.a'],
      [{ $replaceAll: { input: 'a.a', find: 'a', replacement: { $literal: '$&' } } }, '$&.$&'],
      [{ $replaceAll: { input: 'ab', find: '', replacement: '-' } }, '-a-b-'],
      [{ $replaceOne: { input: 'a', find: null, replacement: 'b' } }, null],
      [{ $indexOfBytes: ['cafétéria', 't'] }, 5],
      [{ $indexOfCP: ['cafétéria', 't'] }, 4],
      [{ $indexOfCP: ['abcab', 'ab', 1] }, 3],
      [{ $indexOfCP: ['abc', 'c', 0, 2] }, -1],
    ]);
    expectCodes([
      [{ $trim: 'x' }, 50696],
      [{ $trim: { chars: 'x' } }, 50695],
      [{ $trim: { input: 1 } }, 50699],
      [{ $trim: { input: 'x', chars: 1 } }, 50700],
      [{ $trim: { input: 'x', more: 1 } }, 50694],
      [{ $replaceOne: { input: 1, find: 'a', replacement: 'b' } }, 51746],
      [{ $replaceOne: { input: 'a', find: 1, replacement: 'b' } }, 51745],
      [{ $replaceAll: { input: 'a', find: 'a', replacement: 1 } }, 51744],
      [{ $replaceAll: { input: 'a', find: 'a' } }, 51747],
      [{ $indexOfCP: ['a', 'a', -1] }, 40097],
    ]);
  });

  it('is matched by regular expressions', () => {
    expectValues([
      [
        { $regexFind: { input: 'Café 12', regex: '([a-z]+)é' } },
        { match: 'afé', idx: 1, captures: ['af'] },
      ],
      [{ $regexFind: { input: '😀b', regex: 'b' } }, { match: 'b', idx: 1, captures: [] }],
      [{ $regexFind: { input: 'x', regex: 'y' } }, null],
      [{ $regexFind: { input: null, regex: 'y' } }, null],
      [
        { $regexFindAll: { input: '😀a1, b', regex: '([ab])(\\d)?' } },
        [
          { match: 'a1', idx: 1, captures: ['a', '1'] },
          { match: 'b', idx: 5, captures: ['b', null] },
        ],
      ],
      [{ $regexFindAll: { input: null, regex: 'y' } }, []],
      [{ $regexMatch: { input: 'ABC', regex: new BSONRegExp('b', 'i') } }, true],
      [{ $regexMatch: { input: 'ABC', regex: 'b' } }, false],
      [{ $regexMatch: { input: null, regex: 'b' } }, false],
    ]);
    expect((value({ $regexFindAll: { input: '😀a', regex: 'z*' } }) as unknown[]).length).toBe(3);
    expectCodes([
      [{ $regexFind: 'x' }, 51103],
      [{ $regexFind: { regex: 'x' } }, 31022],
      [{ $regexFind: { input: 'x' } }, 31023],
      [{ $regexFind: { input: 'x', regex: 'x', more: 1 } }, 31024],
      [{ $regexFind: { input: 1, regex: 'x' } }, 51104],
      [{ $regexFind: { input: 'x', regex: 1 } }, 51105],
      [{ $regexFind: { input: 'x', regex: 'x', options: 1 } }, 51106],
      [{ $regexFind: { input: 'x', regex: new BSONRegExp('x', 'i'), options: 'i' } }, 51107],
      [{ $regexFind: { input: 'x', regex: 'x', options: 'q' } }, 51108],
      [{ $regexFind: { input: 'x', regex: '(' } }, 51111],
    ]);
  });
});

describe('numbers', () => {
  it('come from angles, logarithms and powers', () => {
    expectValues([
      [{ $sin: 0 }, 0],
      [{ $atan2: [1, 1] }, Math.PI / 4],
      [{ $degreesToRadians: 180 }, Math.PI],
      [{ $cos: null }, null],
      [{ $log: [8, 2] }, 3],
      [{ $pow: [2, -1] }, 0.5],
      [{ $stdDevPop: [1, 2, 3, 4] }, Math.sqrt(1.25)],
      [{ $stdDevSamp: [1] }, null],
    ]);
    expect(exact({ $pow: [new Int32(2), new Int32(31)] })).toEqual(Long.fromNumber(2 ** 31));
    expect(exact({ $pow: [new Int32(3), new Int32(39)] })).toEqual(
      Long.fromString('4052555153018976267'),
    );
    expect(exact({ $pow: [new Int32(2), new Int32(64)] })).toEqual(new Double(2 ** 64));
    expect(exact({ $sum: [new Double(0.1), new Double(0.2), new Double(0.3)] })).toEqual(
      new Double(0.6),
    );
    expectCodes([
      [{ $sin: 'x' }, 28765],
      [{ $sin: Infinity }, 50989],
      [{ $acos: 2 }, 50989],
      [{ $sin: Decimal128.fromString('1') }, 115],
      [{ $sqrt: -1 }, 28714],
      [{ $ln: 0 }, 28766],
      [{ $log10: 0 }, 28761],
      [{ $log: [0, 2] }, 28758],
      [{ $log: [2, 1] }, 28759],
      [{ $pow: [0, -1] }, 28764],
    ]);
  });

  it('are rounded by what they really are', () => {
    const rounded = (number: unknown, places: number): unknown =>
      exact({ $round: [number, new Int32(places)] });
    // The double that is written 2.345 is more than that, the one that is written 2.675 is less.
    expect(rounded(new Double(2.345), 2)).toEqual(new Double(2.35));
    expect(rounded(new Double(2.675), 2)).toEqual(new Double(2.67));
    expect(rounded(new Double(2.5), 0)).toEqual(new Double(2));
    expect(rounded(new Double(-0.4), 0)).toEqual(new Double(-0));
    expect(rounded(new Double(1e300), 2)).toEqual(new Double(1e300));
    const decimal = Decimal128.fromString('1234567890123456789.125');
    expect(String(rounded(decimal, 2))).toBe('1234567890123456789.12');
    expect(rounded(Long.fromString('9007199254740995'), -1)).toEqual(
      Long.fromString('9007199254741000'),
    );
    expect(rounded(new Int32(2_147_483_646), -1)).toEqual(Long.fromString('2147483650'));
    expect(exact({ $trunc: [new Double(-2.999), new Int32(2)] })).toEqual(new Double(-2.99));
    expectCodes([
      [{ $round: [1, 101] }, 51_083],
      [{ $trunc: [1, -21] }, 51_083],
      [{ $round: [Long.MAX_VALUE, -1] }, 51_080],
    ]);
  });

  it('lose no digits on the way to others', () => {
    const decimal = Decimal128.fromString('1234567890123456789.5');
    const long = Long.fromString('9007199254740993');
    expect(String(exact({ $ceil: decimal }))).toBe('1234567890123456790');
    expect(String(exact({ $floor: decimal }))).toBe('1234567890123456789');
    expect(String(exact({ $floor: Decimal128.fromString('-1.5') }))).toBe('-2');
    expect(String(exact({ $ceil: Decimal128.fromString('-0.5') }))).toBe('-0');
    expect(exact({ $ceil: long })).toEqual(long);
    expect(exact({ $toLong: decimal })).toEqual(Long.fromString('1234567890123456789'));
    expect(exact({ $sum: [new Double(1e308), new Double(1e308)] })).toEqual(new Double(Infinity));
    expectValues([
      [{ $toDouble: '-1.5E3' }, -1500],
      [{ $toDouble: '-inf' }, -Infinity],
    ]);
    expectCodes([
      [{ $toDouble: '0x1' }, 241],
      [{ $toDouble: ' 1' }, 241],
      [{ $toDate: decimal }, 241],
      [{ $add: [new Date(0), new Double(1e17)] }, 15],
      [{ $subtract: [new Date(0), long] }, 15],
    ]);
  });

  it('keep the places that decimals are written with', () => {
    const decimal = (text: string): Decimal128 => Decimal128.fromString(text);
    const two = new Int32(2);
    const results: [unknown, string][] = [
      [{ $add: [decimal('1.10'), two] }, '3.10'],
      [{ $subtract: [decimal('1.10'), decimal('1.1')] }, '0.00'],
      [{ $multiply: [decimal('1.10'), decimal('3.0')] }, '3.300'],
      [{ $divide: [decimal('6.00'), two] }, '3.00'],
      [{ $divide: [decimal('1'), new Int32(8)] }, '0.125'],
      [{ $mod: [decimal('5.50'), two] }, '1.50'],
      [{ $sum: [decimal('1.10'), decimal('2.20')] }, '3.30'],
      [{ $sum: [decimal('1.10'), two] }, '3.10'],
      [{ $multiply: [decimal('1E+3'), two] }, '2E+3'],
    ];
    for (const [expr, text] of results) expect(String(exact(expr))).toBe(text);
  });

  it('are taken apart into bits', () => {
    expectValues([
      [{ $bitAnd: [6, 3] }, 2],
      [{ $bitOr: [6, 3] }, 7],
      [{ $bitXor: [6, 3] }, 5],
      [{ $bitNot: 0 }, -1],
      [{ $bitAnd: [] }, -1],
      [{ $bitOr: [1, null] }, null],
    ]);
    expect(exact({ $bitOr: [Long.fromNumber(2 ** 40), new Int32(1)] })).toEqual(
      Long.fromNumber(2 ** 40 + 1),
    );
    expectCodes([
      [{ $bitAnd: [1.5, 1] }, 14],
      [{ $bitNot: 'x' }, 14],
    ]);
  });

  it('are summed up by percentiles', () => {
    expectValues([
      [{ $median: { input: [3, 1, 'x', 2], method: 'approximate' } }, 2],
      [{ $median: { input: 5, method: 'approximate' } }, 5],
      [{ $median: { input: 'x', method: 'approximate' } }, null],
      [{ $percentile: { input: [1, 2, 3, 4], p: [0, 0.5, 1], method: 'approximate' } }, [1, 2, 4]],
    ]);
    const docs = [4, 1, 3, 2, 5].map((v) => ({ v }));
    const group = {
      _id: null,
      middle: { $median: { input: '$v', method: 'approximate' } },
      ends: { $percentile: { input: '$v', p: [0.2, 0.95], method: 'approximate' } },
    };
    expect(stages([{ $group: group }], docs)).toEqual([{ _id: null, middle: 3, ends: [1, 5] }]);
    expectCodes([
      [{ $median: { input: 1 } }, 40414],
      [{ $median: { input: 1, method: 'exact' } }, 2],
      [{ $median: { input: 1, method: 'approximate', p: [1] } }, 40415],
      [{ $percentile: { input: 1, p: [2], method: 'approximate' } }, 7750303],
      [{ $percentile: { input: 1, p: ['x'], method: 'approximate' } }, 7750302],
      [{ $percentile: { input: 1, p: [], method: 'approximate' } }, 7750301],
    ]);
  });
});

describe('choices', () => {
  it('are refused with the code of what is wrong', () => {
    const branch = new Map<string, unknown>([
      ['case', true],
      ['then', 1],
    ]);
    const switched = (changes: [string, unknown][], without = ''): unknown => {
      const fields = [...branch, ...changes].filter(([name]) => name !== without);
      return { $switch: { branches: [Object.fromEntries(fields)] } };
    };
    expectCodes([
      [{ $switch: 1 }, 40_060],
      [{ $switch: { branches: 1 } }, 40_061],
      [{ $switch: { branches: [1] } }, 40_062],
      [switched([['more', 1]]), 40_063],
      [switched([], 'case'), 40_064],
      [switched([], 'then'), 40_065],
      [switched([['case', false]]), 40_066],
      [{ $switch: { branches: [], more: 1 } }, 40_067],
      [{ $switch: { branches: [] } }, 40_068],
      [{ $filter: 1 }, 28_646],
      [{ $filter: { input: [], cond: true, more: 1 } }, 28_647],
      [{ $filter: { cond: true } }, 28_648],
      [{ $filter: { input: [] } }, 28_650],
      [{ $filter: { input: 'x', cond: true } }, 28_651],
      [{ $filter: { input: [1], cond: true, limit: 0 } }, 327_392],
      [{ $filter: { input: [1], cond: true, limit: 1.5 } }, 327_391],
      [{ $map: 1 }, 16_878],
      [{ $map: { input: [], in: 1, more: 1 } }, 16_879],
      [{ $map: { in: 1 } }, 16_880],
      [{ $map: { input: [] } }, 16_882],
      [{ $map: { input: 'x', in: 1 } }, 16_883],
    ]);
  });
});

describe('lists and sizes', () => {
  it('are zipped, cut and measured', () => {
    expectValues([
      [{ $zip: { inputs: [[1, 2], ['a']] } }, [[1, 'a']]],
      [
        { $zip: { inputs: [[1, 2], ['a']], useLongestLength: true } },
        [
          [1, 'a'],
          [2, null],
        ],
      ],
      [
        { $zip: { inputs: [[1, 2], ['a']], useLongestLength: true, defaults: [0, 'z'] } },
        [
          [1, 'a'],
          [2, 'z'],
        ],
      ],
      [{ $zip: { inputs: [[1], null] } }, null],
      [{ $firstN: { n: 2, input: [3, 1, 2] } }, [3, 1]],
      [{ $lastN: { n: 2, input: [3, 1, 2] } }, [1, 2]],
      [{ $minN: { n: 2, input: [3, null, 1, 2] } }, [1, 2]],
      [{ $maxN: { n: 2, input: [3, null, 1, 2] } }, [3, 2]],
      [{ $binarySize: 'é' }, 2],
      [{ $binarySize: new Binary(new Uint8Array(3)) }, 3],
      [{ $bsonSize: { a: 1 } }, 12],
      [{ $bsonSize: null }, null],
      [
        { $toString: { $toUUID: '0E3B9063-8ABD-4EB3-9F9F-F4C59FD30A60' } },
        '0e3b9063-8abd-4eb3-9f9f-f4c59fd30a60',
      ],
    ]);
    expect(value({ $rand: {} })).toBeLessThan(1);
    expectCodes([
      [{ $zip: { inputs: [] } }, 34465],
      [{ $zip: { inputs: [1] } }, 34468],
      [{ $zip: { inputs: [[1]], defaults: [1] } }, 34466],
      [{ $firstN: { n: 0, input: [1] } }, 5787908],
      [{ $firstN: { n: 1, input: 1 } }, 5788200],
      [{ $binarySize: 1 }, 51276],
      [{ $bsonSize: 1 }, 31393],
      [{ $toUUID: 'x' }, 241],
      [{ $frob: 1 }, 168],
    ]);
  });
});
