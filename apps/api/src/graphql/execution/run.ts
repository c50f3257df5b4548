import {
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type FieldNode,
  locatedError,
  type OperationDefinitionNode,
  responsePathAsArray,
} from 'graphql';

export type Path = GraphQLResolveInfo['path'];
export type Values = { [name: string]: unknown };

/** What all executions of a compiled operation share. */
export interface Shared {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: { [name: string]: FragmentDefinitionNode };
}

/** Where a field stands: what of it does not change from row to row. */
export interface Place {
  /** Its key in the answer. */
  key: string;
  parent: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  nodes: FieldNode[];
  /** Its number among those of the operation whose arguments name variables; -1 for others. */
  number: number;
}

/** One execution of an operation. */
export class Run {
  readonly shared: Shared;
  readonly rootValue: unknown;
  readonly context: unknown;
  readonly variables: Values;
  /** Arguments that were read already, by the number of their field. */
  readonly args: (Values | undefined)[] = [];
  readonly errors: GraphQLError[] = [];
  readonly #nulled = new Set<Path | undefined>();

  constructor(shared: Shared, rootValue: unknown, context: unknown, variables: Values) {
    this.shared = shared;
    this.rootValue = rootValue;
    this.context = context;
    this.variables = variables;
  }

  /** Adds an error to the answer, unless its place or one above it is null already. */
  add(error: GraphQLError, path: Path | undefined): void {
    for (let at = path; at !== undefined; at = at.prev) if (this.#nulled.has(at)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(path);
    this.errors.push(error);
  }

  /** What stands in place of a value that failed: null, or the error goes up where null may not be. */
  failed(error: unknown, nodes: FieldNode[], path: Path, isNullable: boolean): null {
    const located = locatedError(error, nodes, responsePathAsArray(path));
    if (!isNullable) throw located;
    this.add(located, path);
    return null;
  }
}

/** What resolvers are told of where they are; read only by those that need it. */
export class Info implements GraphQLResolveInfo {
  readonly #run: Run;
  readonly #place: Place;
  readonly path: Path;

  constructor(run: Run, place: Place, path: Path) {
    this.#run = run;
    this.#place = place;
    this.path = path;
  }

  get fieldName(): string {
    return this.#place.definition.name;
  }
  get fieldNodes(): FieldNode[] {
    return this.#place.nodes;
  }
  get returnType(): GraphQLResolveInfo['returnType'] {
    return this.#place.definition.type;
  }
  get parentType(): GraphQLObjectType {
    return this.#place.parent;
  }
  get schema(): GraphQLSchema {
    return this.#run.shared.schema;
  }
  get fragments(): Shared['fragments'] {
    return this.#run.shared.fragments;
  }
  get rootValue(): unknown {
    return this.#run.rootValue;
  }
  get operation(): OperationDefinitionNode {
    return this.#run.shared.operation;
  }
  get variableValues(): Values {
    return this.#run.variables;
  }
}

/** In place of the path of a leaf, which nothing below it needs. */
export const nowhere: Path = { prev: undefined, key: '', typename: undefined };

/**
 * Whether something must be waited for, judged as graphql-js does. Most values are texts and numbers, of
 * which nothing is asked.
 */
export const isPromise = (value: unknown): value is Promise<unknown> =>
  (typeof value === 'object' ? value !== null : typeof value === 'function') &&
  typeof (value as { then?: unknown }).then === 'function';
