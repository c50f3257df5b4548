import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isAbstractType,
  isLeafType,
  isObjectType,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { collectFields, conditionVariable } from './collect-fields.ts';
import { readsOfField } from './declared-reads.ts';

/** The fields of a record that an answer needs; null when it may need any of them. */
export type AskedFields = ReadonlySet<string> | null;

type Told = Pick<
  GraphQLResolveInfo,
  'fieldNodes' | 'returnType' | 'schema' | 'fragments' | 'variableValues' | 'operation'
>;

/** What was asked of a field, by its type and the place below it. */
type ByPlace = Map<GraphQLOutputType, Map<string, AskedFields>>;

/** By the fields of an operation: a compiled one keeps its lists of them for all of its executions. */
const known = new WeakMap<readonly FieldNode[] | FieldNode, ByPlace>();

/**
 * What a selection needs of the records that a field answers, as its resolvers declare it
 * (`readsOf`).
 * @param below where they are below the field: `edges.node` of a connection
 * @returns an empty set where nothing below is selected
 */
export function askedFields(info: Told, below = ''): AskedFields {
  const { returnType } = info;
  const key = keyOf(info);
  const ofField: ByPlace = known.get(key) ?? new Map();
  const places = ofField.get(returnType) ?? new Map<string, AskedFields>();
  const found = places.get(below);
  if (found !== undefined) return found;
  const asked = collect(info, below);
  known.set(key, ofField.set(returnType, places.set(below, asked)));
  return asked;
}

/**
 * graphql-js lists the fields anew in each execution. One that stands alone selects the same each
 * time, unless variables leave something out.
 */
function keyOf({ fieldNodes, operation, fragments }: Told): readonly FieldNode[] | FieldNode {
  const [only] = fieldNodes;
  return only && fieldNodes.length === 1 && !hasConditions(operation, fragments)
    ? only
    : fieldNodes;
}

const conditional = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether anything in an operation or its fragments depends on a variable. */
function hasConditions(operation: OperationDefinitionNode, fragments: Told['fragments']): boolean {
  const noted = conditional.get(operation);
  if (noted !== undefined) return noted;
  let found = false;
  for (const node of [operation, ...Object.values(fragments)]) {
    visit(node, {
      Directive(directive) {
        if (conditionVariable(directive) !== null) found = true;
      },
    });
  }
  conditional.set(operation, found);
  return found;
}

/** Whether anything is read at all: what no selection has, no answer needs. */
export const isAsked = (asked: AskedFields): boolean => asked === null || asked.size > 0;

/** The fields of a page's records that its selection needs. */
export const askedOfNodes = (info: Told): AskedFields => askedFields(info, 'edges.node');

const unions = new WeakMap<ReadonlySet<string>, WeakMap<ReadonlySet<string>, AskedFields>>();

/** What two answers need of the same records: the same set each time, by which parts are known. */
export function unionOfAsked(one: AskedFields, other: AskedFields): AskedFields {
  if (one === null || other === null) return null;
  if (covers(one, other)) return one;
  if (covers(other, one)) return other;
  const ofOne = unions.get(one) ?? new WeakMap<ReadonlySet<string>, AskedFields>();
  unions.set(one, ofOne);
  const union = ofOne.get(other) ?? new Set([...one, ...other]);
  ofOne.set(other, union);
  return union;
}

const nothing: AskedFields = new Set();

/** What several answers need of the same records. */
export const askedByAll = (wanted: readonly { asked: AskedFields }[]): AskedFields =>
  wanted.reduce<AskedFields>((all, { asked }) => unionOfAsked(all, asked), nothing);

/** Whether what is there for one answer is enough for another. */
export const covers = (one: AskedFields, other: AskedFields): boolean =>
  one === other || one === null || (other !== null && [...other].every((field) => one.has(field)));

/** Fields of one type that an operation selects. */
interface Selected {
  type: GraphQLObjectType;
  nodes: readonly FieldNode[];
}

function collect(info: Told, below: string): AskedFields {
  const returned = getNamedType(info.returnType);
  if (isLeafType(returned)) return null;
  let places = placesOf(info, returned, info.fieldNodes);
  for (const name of below === '' ? [] : below.split('.')) {
    places = places.flatMap(({ type, nodes }) => {
      const field: GraphQLField<unknown, unknown> | undefined = type.getFields()[name];
      const named = selected(info, type, nodes).filter((node) => node.name.value === name);
      return field && named.length > 0 ? placesOf(info, getNamedType(field.type), named) : [];
    });
  }
  const asked = new Set<string>();
  for (const { type, nodes } of places) {
    for (const node of selected(info, type, nodes)) {
      const field = type.getFields()[node.name.value];
      // `__typename` is of no record.
      if (!field) continue;
      const reads = readsOfField(field);
      if (!reads) return null;
      for (const name of reads) asked.add(name);
    }
  }
  return asked;
}

/** What is selected of each type that a value may have. */
function placesOf(info: Told, type: GraphQLNamedType, nodes: readonly FieldNode[]): Selected[] {
  const types = isAbstractType(type) ? info.schema.getPossibleTypes(type) : [type];
  return types.filter(isObjectType).map((each) => ({ type: each, nodes }));
}

function selected(
  info: Told,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): readonly FieldNode[] {
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  return [...collectFields(info, info.variableValues, type, sets).values()].flat();
}
