import {
  type DocumentNode,
  type ExecutionResult,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { Prepared } from '../limits/limits.ts';
import { conditionVariable } from '../../platform/reads/collect-fields.ts';
import { isPromise, Run, type Shared, type Values } from './run.ts';
import { Selection } from './selection.ts';

/** What an execution is given. */
export interface CompiledArgs {
  rootValue?: unknown;
  contextValue?: unknown;
  variableValues?: Values | null | undefined;
}

/** Runs an operation; the answer is what `execute` of graphql-js would give. */
export type Compiled = (args: CompiledArgs) => Promise<ExecutionResult> | ExecutionResult;

/**
 * As many variables may say what is left out: each of their combinations is laid out for itself, when
 * it is first asked for.
 */
const mostConditions = 8;

/**
 * Lays an operation out for running it many times: which fields each type answers, what their
 * arguments are and how their values are written is looked up once instead of for every row. It makes
 * no program text, so that nothing in a document can become one. The document must be valid.
 * @returns null for what is left to graphql-js: introspection, unusual keys, too many conditions.
 */
export function compileOperation(
  schema: GraphQLSchema,
  { document, operation }: Prepared,
): Compiled | null {
  const rootType = schema.getRootType(operation.operation);
  const conditions = conditionsOf(document);
  if (!rootType || !conditions || conditions.size > mostConditions) return null;
  const shared: Shared = { schema, operation, fragments: fragmentsOf(document) };
  const names = [...conditions];
  const laidOut = new Map<string, Selection>();

  const selectionFor = (variables: Values): Selection => {
    const key = names.map((name) => (variables[name] ? '1' : '0')).join('');
    const known = laidOut.get(key);
    if (known) return known;
    const given = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const selection = Selection.ofRoot(shared, given, rootType, operation.selectionSet);
    laidOut.set(key, selection);
    return selection;
  };

  const isSerial = operation.operation === OperationTypeNode.MUTATION;
  return ({ rootValue, contextValue, variableValues }) => {
    const { errors, coerced } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      variableValues ?? {},
      { maxErrors: 50 },
    );
    if (errors) return { errors };
    const run = new Run(shared, rootValue, contextValue, coerced);
    try {
      const selection = selectionFor(coerced);
      const data = isSerial
        ? selection.readInTurn(run, rootValue)
        : selection.read(run, rootValue, undefined);
      return isPromise(data)
        ? data.then(
            (awaited) => answerOf(run, awaited),
            (error: unknown) => nothing(run, error),
          )
        : answerOf(run, data);
    } catch (error) {
      return nothing(run, error);
    }
  };
}

const answerOf = ({ errors }: Run, data: unknown): ExecutionResult =>
  errors.length === 0 ? { data: data as Values } : { errors, data: data as Values };

/** An error that reached the root leaves nothing to answer. */
function nothing(run: Run, error: unknown): ExecutionResult {
  run.add(error as GraphQLError, undefined);
  return { errors: run.errors, data: null };
}

function fragmentsOf({ definitions }: DocumentNode): Shared['fragments'] {
  return Object.fromEntries(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
}

/** The variables that conditions name; null when the document holds what is not laid out. */
function conditionsOf(document: DocumentNode): Set<string> | null {
  const names = new Set<string>();
  let isOrdinary = true;
  visit(document, {
    Field(node) {
      const asked = node.name.value;
      if (asked.startsWith('__') && asked !== '__typename') isOrdinary = false;
      if (node.alias?.value === '__proto__') isOrdinary = false;
    },
    Directive(node) {
      const name = conditionVariable(node);
      if (name !== null) names.add(name);
    },
  });
  return isOrdinary ? names : null;
}
