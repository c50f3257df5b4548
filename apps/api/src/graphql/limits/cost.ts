import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { limits } from '@wiki/domain';
import { answersPage, declaredSize, isCountedList } from './list-sizes.ts';

/** How a list was counted before it was read. */
export interface CountedList {
  /** How many items it was counted with. */
  items: number;
  /** What each of them costs. */
  costOfItem: number;
}

/** What executing an operation may cost, as far as it can be told before. */
export interface Cost {
  /** Fields, each counted as often as the lists above it may repeat it. */
  fields: number;
  /** How many operations the document really holds: one per field of the root, of the heavy ones more. */
  operations: number;
  /** How its lists were counted, to be compared with what they turn out to hold. */
  lists: ReadonlyMap<FieldNode, CountedList>;
}

type Variables = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/**
 * Counts an operation before it runs, with its variables: `first: $n` costs what `$n` says, a page
 * without `first` a default one, what is asked for by ids as often as there are ids, and any other
 * list as long as the schema's `@listSize` says it is. Fragments are counted at each use, once
 * computed.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): Cost {
  const variables = { ...defaultsOf(operation), ...given };
  const lists = new Map<FieldNode, CountedList>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, number>();
  const rootsOf = new Map<string, number>();

  const sum = (set: SelectionSetNode, type: GraphQLNamedType | undefined): number =>
    set.selections.reduce((total, node) => {
      if (node.kind === Kind.FIELD) return total + field(node, type);
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = node.typeCondition?.name.value;
        const inner = condition ? schema.getType(condition) : type;
        return total + sum(node.selectionSet, inner);
      }
      return total + spread(node.name.value);
    }, 0);

  const spread = (name: string): number => {
    const fragment = fragments.get(name);
    if (!fragment) return 0;
    if (!known.has(name)) {
      known.set(name, 0);
      const type = schema.getType(fragment.typeCondition.name.value);
      known.set(name, sum(fragment.selectionSet, type));
    }
    return known.get(name) ?? 0;
  };

  const field = (node: FieldNode, owner: GraphQLNamedType | undefined): number => {
    // The introspection of the schema is bounded by a rule of its own.
    if (node.name.value.startsWith('__')) return 1;
    if (!owner || !(isObjectType(owner) || isInterfaceType(owner))) return 1;
    const definition = owner.getFields()[node.name.value];
    if (!definition) return 1;
    const inner = node.selectionSet
      ? sum(node.selectionSet, getNamedType(definition.type))
      : Number(isCountedList(owner, definition));
    if (answersPage(definition)) return 1 + pageSize(node, definition, variables) * inner;
    if (!isCountedList(owner, definition)) return 1 + inner;
    const { assumedSize = limits.page.max, slicingArguments = [] } =
      declaredSize(schema, owner, definition) ?? {};
    const asked = idsGiven(node, slicingArguments, variables) ?? first(node, definition, variables);
    const items = Math.min(asked ?? assumedSize, assumedSize);
    lists.set(node, { items, costOfItem: inner });
    return 1 + items * inner;
  };

  const roots = (set: SelectionSetNode): number =>
    set.selections.reduce((total, node) => {
      if (node.kind === Kind.FIELD) return total + (heavyRoots[node.name.value] ?? 1);
      if (node.kind === Kind.INLINE_FRAGMENT) return total + roots(node.selectionSet);
      return total + rootsOfFragment(node.name.value);
    }, 0);

  const rootsOfFragment = (name: string): number => {
    const fragment = fragments.get(name);
    if (!fragment) return 0;
    if (!rootsOf.has(name)) {
      rootsOf.set(name, 0);
      rootsOf.set(name, roots(fragment.selectionSet));
    }
    return rootsOf.get(name) ?? 0;
  };

  return {
    fields: sum(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined),
    operations: roots(operation.selectionSet),
    lists,
  };
}

/**
 * Fields of the root that count as many: the one thread of the search index must not be filled by one
 * caller, a password takes its time to be hashed, an export reads every collection, and the whole
 * schema takes fifty times the processor of a question.
 */
const heavyRoots: Readonly<Record<string, number>> = {
  search: 10,
  listingFacets: 10,
  signIn: 5,
  signUp: 5,
  resetPassword: 5,
  deleteAccount: 5,
  exportMyData: 20,
  __schema: 100,
  __type: 5,
};

/** The values that an operation declares for variables that are not given. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

/**
 * What a field's `last` or `first` asks for, or the schema's default of `first`; null when there is
 * none. Where both are given `last` counts, as in the lists.
 */
function first(node: FieldNode, definition: Field, variables: Variables): number | null {
  const given = (name: string): unknown => {
    const argument = node.arguments?.find((each) => each.name.value === name);
    return argument && valueFromASTUntyped(argument.value, variables);
  };
  const usual = definition.args.find(({ name }) => name === 'first')?.defaultValue;
  const asked = given('last') ?? given('first') ?? usual;
  return asked == null ? null : Math.max(Number(asked) || 1, 1);
}

const pageSize = (node: FieldNode, definition: Field, variables: Variables): number =>
  Math.min(first(node, definition, variables) ?? limits.page.default, limits.page.max);

/** How many ids the named arguments of a field hold; null when none is given. */
function idsGiven(
  { arguments: given = [] }: FieldNode,
  names: readonly string[],
  variables: Variables,
): number | null {
  const lengths = given
    .filter(({ name }) => names.includes(name.value))
    .map(({ value }): unknown => valueFromASTUntyped(value, variables))
    .flatMap((held) => (Array.isArray(held) ? [held.length] : []));
  return lengths.length > 0 ? Math.max(1, ...lengths) : null;
}
