import { errorCatalog } from '@wiki/domain';
import { assertEnumType, buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readTypeDefs } from './schema.ts';

test('the contract has every code of the catalog, with what it says', () => {
  const type = assertEnumType(buildSchema(readTypeDefs().join('\n')).getType('ErrorCode'));
  const written = type.getValues().map(({ name, description }) => [name, description]);
  expect(Object.fromEntries(written)).toEqual(errorCatalog);
});
