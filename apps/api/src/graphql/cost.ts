import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limits } from '@wiki/domain';

/** What executing an operation may cost at most. */
export interface Cost {
  /** Fields, each counted as often as the pages above it may repeat it. */
  fields: number;
  /** Fields of the root: how many operations the document really holds. */
  rootFields: number;
}

/**
 * Counts an operation before it runs, with its variables: `first: $n` costs what `$n` says, a list
 * without `first` costs a default page. Fragments are counted at each use, once computed.
 */
export function costOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Cost {
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
    return 1 + pageSize(node, variables) * sum(node.selectionSet);
  };

  const roots = (set: SelectionSetNode): number =>
    set.selections.reduce((total, node) => {
      if (node.kind === Kind.FIELD) return total + 1;
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

  return { fields: sum(operation.selectionSet), rootFields: roots(operation.selectionSet) };
}

/** The default `first` of the lists that are no connections, as in the contract. */
const plainLists: Readonly<Record<string, number>> = { similar: 6 };

function pageSize(node: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const first = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (!first) return selectsEdges(node) ? limits.page.default : (plainLists[node.name.value] ?? 1);
  const given =
    first.kind === Kind.INT
      ? Number(first.value)
      : first.kind === Kind.VARIABLE
        ? Number(variables[first.name.value] ?? limits.page.default)
        : 1;
  return Math.min(Math.max(given || 1, 1), limits.page.max);
}

const selectsEdges = (node: FieldNode): boolean =>
  node.selectionSet?.selections.some(
    (child) => child.kind === Kind.FIELD && child.name.value === 'edges',
  ) ?? false;
