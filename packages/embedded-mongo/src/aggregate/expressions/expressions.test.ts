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
