import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'),
);

test.each(examples)('$title is understood by the API', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});
