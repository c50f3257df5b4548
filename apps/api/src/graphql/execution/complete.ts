import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLBoolean,
  GraphQLError,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { inspect } from 'node:util';
import { Info, isPromise, nowhere, type Path, type Place, type Run } from './run.ts';
import type { Selection } from './selection.ts';

/** Makes what is answered of a value; only what has values below it needs its path. */
export type Complete = (run: Run, value: unknown, path: Path) => unknown;
type SelectionOf = (type: GraphQLObjectType) => Selection;

/** How values of a type are answered at a place. */
export function completerOf(
  type: GraphQLOutputType,
  place: Place,
  selectionOf: SelectionOf,
): Complete {
  if (!isNonNullType(type)) return nullable(valueCompleter(type, place, selectionOf));
  const complete = nullable(valueCompleter(type.ofType, place, selectionOf));
  const name = `${place.parent.name}.${place.definition.name}`;
  return (run, value, path) => {
    const completed = complete(run, value, path);
    if (completed === null) throw new Error(`Cannot return null for non-nullable field ${name}.`);
    return completed;
  };
}

const nullable =
  (complete: Complete): Complete =>
  (run, value, path) => {
    if (value == null) return null;
    if (value instanceof Error) throw value;
    return complete(run, value, path);
  };

function valueCompleter(type: GraphQLOutputType, place: Place, selectionOf: SelectionOf): Complete {
  if (isListType(type)) return listCompleter(type.ofType, place, selectionOf);
  if (isLeafType(type)) return leafCompleter(type);
  if (isObjectType(type)) return objectCompleter(type, place, selectionOf);
  if (isAbstractType(type)) return abstractCompleter(type, place, selectionOf);
  throw new Error(`No values of ${String(type)} are answered.`);
}

function leafCompleter(type: GraphQLLeafType): Complete {
  const serialize = (value: unknown): unknown => {
    const written: unknown = type.serialize(value);
    if (written != null) return written;
    throw new Error(
      `Expected \`${type.name}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(written)}`,
    );
  };
  // What is a text or a truth value already is what GraphQL's own scalars make of it.
  if (type === GraphQLString || type === GraphQLID) {
    return (_run, value) => (typeof value === 'string' ? value : serialize(value));
  }
  if (type === GraphQLBoolean) {
    return (_run, value) => (typeof value === 'boolean' ? value : serialize(value));
  }
  return (_run, value) => serialize(value);
}

function listCompleter(type: GraphQLOutputType, place: Place, selectionOf: SelectionOf): Complete {
  const complete = completerOf(type, place, selectionOf);
  const isNullable = !isNonNullType(type);
  const isLeaf = isLeafType(isNonNullType(type) ? type.ofType : type);
  const { nodes } = place;
  const missing = `Expected Iterable, but did not find one for field "${place.parent.name}.${place.definition.name}".`;

  const item = (run: Run, value: unknown, index: number, prev: Path): unknown => {
    // Leaves have nothing below them: where one stands is told only when it fails.
    const pathOf = (): Path => ({ prev, key: index, typename: undefined });
    const path = isLeaf ? nowhere : pathOf();
    try {
      const completed = isPromise(value)
        ? value.then((awaited) => complete(run, awaited, path))
        : complete(run, value, path);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (error: unknown) =>
        run.failed(error, nodes, isLeaf ? pathOf() : path, isNullable),
      );
    } catch (error) {
      return run.failed(error, nodes, isLeaf ? pathOf() : path, isNullable);
    }
  };

  return (run, list, path) => {
    if (typeof list !== 'object' || list === null || !(Symbol.iterator in list)) {
      throw new GraphQLError(missing);
    }
    const values = Array.isArray(list) ? list : Array.from(list as Iterable<unknown>);
    const completed: unknown[] = [];
    let isWaiting = false;
    try {
      for (let index = 0; index < values.length; index += 1) {
        const each = item(run, values[index], index, path);
        if (isPromise(each)) isWaiting = true;
        completed.push(each);
      }
    } catch (error) {
      // Nobody waits for the items before it any more, and those that fail have been told enough.
      for (const each of completed) if (isPromise(each)) each.then(undefined, () => {});
      throw error;
    }
    return isWaiting ? Promise.all(completed) : completed;
  };
}

function objectCompleter(
  type: GraphQLObjectType,
  place: Place,
  selectionOf: SelectionOf,
): Complete {
  let selection: Selection | undefined;
  const { isTypeOf } = type;
  const read: Complete = (run, value, path) => {
    selection ??= selectionOf(type);
    return selection.read(run, value, path);
  };
  if (!isTypeOf) return read;
  const refuse = (value: unknown): never => {
    throw new GraphQLError(`Expected value of type "${type.name}" but got: ${inspect(value)}.`, {
      nodes: place.nodes,
    });
  };
  return (run, value, path) => {
    const info = new Info(run, place, path);
    const isOfType = isTypeOf(value, run.context, info);
    if (isPromise(isOfType)) {
      return isOfType.then((awaited) => (awaited ? read(run, value, path) : refuse(value)));
    }
    return isOfType ? read(run, value, path) : refuse(value);
  };
}

function abstractCompleter(
  type: GraphQLAbstractType,
  place: Place,
  selectionOf: SelectionOf,
): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const completers = new Map<string, Complete>();
  const completerFor = (run: Run, name: unknown, value: unknown): Complete => {
    const known = typeof name === 'string' ? completers.get(name) : undefined;
    if (known) return known;
    const runtimeType = runtimeTypeOf(run, type, place, name, value);
    const made = objectCompleter(runtimeType, place, selectionOf);
    completers.set(runtimeType.name, made);
    return made;
  };
  return (run, value, path) => {
    const info = new Info(run, place, path);
    const name = resolveType(value, run.context, info, type);
    if (isPromise(name)) {
      return name.then((awaited) => completerFor(run, awaited, value)(run, value, path));
    }
    return completerFor(run, name, value)(run, value, path);
  };
}

/** The type of that name, in the words of graphql-js where it is none of the abstract type's. */
function runtimeTypeOf(
  { shared: { schema } }: Run,
  type: GraphQLAbstractType,
  { parent, definition, nodes }: Place,
  name: unknown,
  value: unknown,
): GraphQLObjectType {
  const field = `${parent.name}.${definition.name}`;
  if (name == null) {
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${field}". Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      { nodes },
    );
  }
  if (typeof name !== 'string') {
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${field}" with value ${inspect(value)}, received "${inspect(name)}".`,
    );
  }
  const found = schema.getType(name);
  if (!found) {
    throw new GraphQLError(
      `Abstract type "${type.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
      { nodes },
    );
  }
  if (!isObjectType(found)) {
    throw new GraphQLError(
      `Abstract type "${type.name}" was resolved to a non-object type "${name}".`,
      { nodes },
    );
  }
  if (!schema.isSubType(type, found)) {
    throw new GraphQLError(
      `Runtime Object type "${found.name}" is not a possible type for "${type.name}".`,
      { nodes },
    );
  }
  return found;
}
