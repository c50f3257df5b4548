import { errorCatalog } from '@wiki/domain';
import { assertEnumType, assertObjectType, buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readTypeDefs } from './schema.ts';

const schema = buildSchema(readTypeDefs().join('\n'));

test('the contract has every code of the catalog, with what it says', () => {
  const type = assertEnumType(schema.getType('ErrorCode'));
  const written = type.getValues().map(({ name, description }) => [name, description]);
  expect(Object.fromEntries(written)).toEqual(errorCatalog);
});

test('a refusal has one of them, and no free text', () => {
  const { code } = assertObjectType(schema.getType('UserError')).getFields();
  expect(String(code?.type)).toBe('ErrorCode!');
});
