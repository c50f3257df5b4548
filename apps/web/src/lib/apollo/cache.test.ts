import { buildSchema, getNamedType, isAbstractType, isInterfaceType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

const contract = new URL('../../../../../schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(contract, 'utf8'));
const types = Object.values(schema.getTypeMap());

test('every list of the schema grows page by page, of whatever type it is a field', () => {
  const { policies } = createCache();
  const lists = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map(({ name, type: of }) => ({ type, name, of })),
    )
    .filter(({ of }) => {
      const named = getNamedType(of);
      return isObjectType(named) && 'pageInfo' in named.getFields();
    });
  expect(lists.length).toBeGreaterThan(30);
  const forgotten = lists
    .filter(({ type, name }) => !policies.getMergeFunction(type.name, name, undefined))
    .map(({ type, name }) => `${type.name}.${name}`);
  expect(forgotten).toEqual([]);
});

test('fragments on what has several types match each of them', () => {
  const { policies } = createCache();
  const unknown = ['Listing', 'CommunityUpdateSubject'].flatMap((name) => {
    const type = schema.getType(name);
    if (!isAbstractType(type)) return [name];
    return schema
      .getPossibleTypes(type)
      .filter((possible) => {
        const fragment = {
          kind: 'InlineFragment',
          typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: name } },
          selectionSet: { kind: 'SelectionSet', selections: [] },
        } as never;
        return !policies.fragmentMatches(fragment, possible.name);
      })
      .map((possible) => `${name}: ${possible.name}`);
  });
  expect(unknown).toEqual([]);
});
