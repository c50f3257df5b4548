import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { collectFields } from './collect-fields.ts';
import { readsOfField } from './declared-reads.ts';

/** The fields of a record that an answer needs; null when it may need any of them. */
export type AskedFields = ReadonlySet<string> | null;

type Told = Pick<
  GraphQLResolveInfo,
  'fieldNodes' | 'returnType' | 'schema' | 'fragments' | 'variableValues'
>;

/** By a field of an operation, which a compiled one keeps for all of its executions. */
const known = new WeakMap<readonly FieldNode[], Map<string, AskedFields>>();

/**
 * What a selection needs of the records that a field answers, as its resolvers declare it
 * (`readsOf`).
 * @param below where they are below the field: `edges.node` of a connection
 */
export function askedFields(info: Told, below = ''): AskedFields {
  const { fieldNodes } = info;
  const places = known.get(fieldNodes) ?? new Map<string, AskedFields>();
  const found = places.get(below);
  if (found !== undefined) return found;
  const asked = collect(info, below);
  known.set(fieldNodes, places.set(below, asked));
  return asked;
}

/** The fields of a page's records that its selection needs. */
export const askedOfNodes = (info: Told): AskedFields => askedFields(info, 'edges.node');

/** What two answers need of the same records. */
export function unionOfAsked(one: AskedFields, other: AskedFields): AskedFields {
  if (one === null || other === null) return null;
  if (covers(one, other)) return one;
  return covers(other, one) ? other : new Set([...one, ...other]);
}

/** Whether what is there for one answer is enough for another. */
export const covers = (one: AskedFields, other: AskedFields): boolean =>
  one === other || one === null || (other !== null && [...other].every((field) => one.has(field)));

function collect(info: Told, below: string): AskedFields {
  let type: GraphQLNamedType = getNamedType(info.returnType);
  let nodes: readonly FieldNode[] = info.fieldNodes;
  for (const name of below === '' ? [] : below.split('.')) {
    if (!isObjectType(type)) return null;
    const field: GraphQLField<unknown, unknown> | undefined = type.getFields()[name];
    if (!field) return null;
    nodes = selected(info, type, nodes).filter((node) => node.name.value === name);
    type = getNamedType(field.type);
  }
  const asked = new Set<string>();
  for (const each of isAbstractType(type) ? info.schema.getPossibleTypes(type) : [type]) {
    if (!isObjectType(each)) return null;
    for (const node of selected(info, each, nodes)) {
      const field = each.getFields()[node.name.value];
      // `__typename` is of no record.
      if (!field) continue;
      const reads = readsOfField(field);
      if (!reads) return null;
      for (const name of reads) asked.add(name);
    }
  }
  return asked;
}

function selected(
  info: Told,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): readonly FieldNode[] {
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  return [...collectFields(info, info.variableValues, type, sets).values()].flat();
}
