import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { limits } from '@wiki/domain';

/** What executing an operation may cost at most. */
export interface Cost {
  /** Fields, each counted as often as the pages above it may repeat it. */
  fields: number;
  /** How many operations the document really holds: one per field of the root, of the heavy ones more. */
  operations: number;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Counts an operation before it runs, with its variables: `first: $n` costs what `$n` says, a list
 * without `first` costs a default page, and what is asked for by ids costs as often as there are ids.
 * Fragments are counted at each use, once computed.
 */
export function costOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): Cost {
  const variables = { ...defaultsOf(operation), ...given };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, number>();
  const rootsOf = new Map<string, number>();

  const sum = (set: SelectionSetNode): number =>
    set.selections.reduce((total, node) => {
      if (node.kind === Kind.FIELD) return total + field(node);
      if (node.kind === Kind.INLINE_FRAGMENT) return total + sum(node.selectionSet);
      return total + spread(node.name.value);
    }, 0);

  const spread = (name: string): number => {
    const fragment = fragments.get(name);
    if (!fragment) return 0;
    if (!known.has(name)) {
      known.set(name, 0);
      known.set(name, sum(fragment.selectionSet));
    }
    return known.get(name) ?? 0;
  };

  const field = (node: FieldNode): number => {
    // The introspection of the schema is bounded by a rule of its own.
    if (node.name.value.startsWith('__') || !node.selectionSet) return 1;
    return 1 + repetitions(node) * sum(node.selectionSet);
  };

  /** How often what a field holds may be answered. */
  const repetitions = (node: FieldNode): number => {
    const first = node.arguments?.find(({ name }) => name.value === 'first');
    if (first) return pageSize(valueFromASTUntyped(first.value, variables));
    if (node.selectionSet && hasEdges(node.selectionSet)) return limits.page.default;
    return plainLists[node.name.value] ?? idsGiven(node, variables);
  };

  const edgesIn = new Map<string, boolean>();
  /** Whether a connection is read: its edges may be asked for within fragments. */
  const hasEdges = (set: SelectionSetNode): boolean =>
    set.selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === 'edges';
      if (node.kind === Kind.INLINE_FRAGMENT) return hasEdges(node.selectionSet);
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (fragment && !edgesIn.has(name)) {
        edgesIn.set(name, false);
        edgesIn.set(name, hasEdges(fragment.selectionSet));
      }
      return edgesIn.get(name) ?? false;
    });

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

  return { fields: sum(operation.selectionSet), operations: roots(operation.selectionSet) };
}

/** What the one thread of the search index answers, for all callers: one of them must not fill its queue. */
const heavyRoots: Readonly<Record<string, number>> = { search: 10, listingFacets: 10 };

/**
 * How long the lists are that take no page size: the default `first` of some, what is usual of
 * others, whose length is bounded when they are written.
 */
const plainLists: Readonly<Record<string, number>> = { similar: 6, replies: 5, rows: 50 };

/** The values that an operation declares for variables that are not given. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

const pageSize = (first: unknown): number =>
  Math.min(Math.max(Number(first ?? limits.page.default) || 1, 1), limits.page.max);

/** So many ids count: an act on a whole list of things, which may be longer, stays affordable. */
const countedIds = 30;

/** How many ids the arguments of a field, or its input, hold; one when they hold none. */
function idsGiven({ arguments: given = [] }: FieldNode, variables: Variables): number {
  const lengths = given.flatMap(({ name, value }) => {
    const plain: unknown = valueFromASTUntyped(value, variables);
    const fields = plain !== null && typeof plain === 'object' ? Object.entries(plain) : [];
    return [[name.value, plain] as const, ...fields].map(([key, held]) =>
      /ids$/i.test(key) && Array.isArray(held) ? held.length : 1,
    );
  });
  return Math.min(Math.max(1, ...lengths), countedIds);
}
