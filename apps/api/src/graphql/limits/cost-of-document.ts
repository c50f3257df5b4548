import { type GraphQLSchema, Kind, visit } from 'graphql';
import { type Cost, costOf } from './cost.ts';
import type { Prepared } from './limits.ts';

/** What a known document costs with variables. */
export type CostOf = (variables: Readonly<Record<string, unknown>>) => Cost;

/** So many page sizes and lengths are remembered of a document. */
const remembered = 50;

/**
 * Counts a document that is run often: once for each combination of the variables that say how long
 * its lists are, of which only numbers and lengths count.
 */
export function costsOf(schema: GraphQLSchema, { document, operation }: Prepared): CostOf {
  const names = argumentVariables(document);
  const known = new Map<string, Cost>();
  return (variables) => {
    const key = names.map((name) => sizeOf(variables[name])).join(',');
    const counted = known.get(key);
    if (counted) return counted;
    const cost = costOf(schema, document, operation, variables);
    if (known.size < remembered) known.set(key, cost);
    return cost;
  };
}

/** The variables that arguments of fields are given as they are, in lists or alone. */
function argumentVariables(document: Prepared['document']): string[] {
  const names = new Set<string>();
  visit(document, {
    Field({ arguments: given = [] }) {
      for (const { value } of given) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names];
}

/** What of a variable's value can change a cost. */
function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === 'number') return String(value);
  return value === undefined ? '' : value === null ? 'null' : '?';
}
