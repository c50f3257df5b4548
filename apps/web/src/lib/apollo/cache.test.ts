import {
  type ArgumentNode,
  buildSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { globSync, readFileSync } from 'node:fs';
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

// The cache tells fields apart by their arguments: a name of the schema in a document and the word of
// the domain in a variable would be two fields, and what comes in live by one is not seen by the other.
test('no field of an entity is asked for by a written enum here and by a variable there', () => {
  const sources = new URL('../../', import.meta.url);
  const asked = new Map<string, Set<string>>();
  const typeInfo = new TypeInfo(schema);
  for (const file of globSync('**/*.graphql', { cwd: sources })) {
    const document = parse(readFileSync(new URL(file, sources), 'utf8'));
    const argument = ({ value }: ArgumentNode) => {
      const owner = typeInfo.getParentType();
      if (value.kind !== Kind.ENUM && value.kind !== Kind.VARIABLE) return;
      const name = `${owner?.name}.${typeInfo.getFieldDef()?.name}(${typeInfo.getArgument()?.name})`;
      asked.set(name, (asked.get(name) ?? new Set()).add(value.kind));
    };
    visit(document, visitWithTypeInfo(typeInfo, { Argument: argument }));
  }
  expect(asked.get('Notification.title(language)')).toEqual(new Set([Kind.VARIABLE]));
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  const mixed = [...asked]
    .filter(([name, kinds]) => kinds.size > 1 && !roots.has(name.split('.')[0] ?? ''))
    .map(([name]) => name);
  expect(mixed).toEqual([]);
});
