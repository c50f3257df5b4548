import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { plugin } from './typed-hooks.ts';

const schema = buildSchema('type Query { a(n: Int!): Int } type Mutation { b: Int }');
const hooksOf = (source: string) => plugin(schema, [{ document: parse(source) }], {});

test('writes one hook per operation, typed by its document', () => {
  const output = hooksOf('query Price($n: Int!) { a(n: $n) } mutation Pay { b }');
  expect(output).toMatchObject({
    prepend: ["import { useMutation, useQuery } from '@apollo/client/react';"],
  });
  const written = JSON.stringify(output);
  expect(written).toContain('export const usePriceQuery');
  expect(written).toContain('useQuery.Options<PriceQuery, PriceQueryVariables>');
  expect(written).toContain('useMutation(PayDocument, options)');
});

test('fragments alone need no hook and no import', () => {
  expect(hooksOf('fragment Part on Query { a(n: 1) }')).toEqual({ prepend: [], content: '' });
});

test('an operation without a name is refused', () => {
  expect(() => hooksOf('{ a(n: 1) }')).toThrow('needs a name');
});
