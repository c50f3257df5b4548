import {
  defaultFieldResolver,
  type FieldNode,
  getArgumentValues,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  isLeafType,
  isNonNullType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { collectFields } from '../../platform/reads/collect-fields.ts';
import { type Complete, completerOf } from './complete.ts';
import {
  Info,
  isPromise,
  nowhere,
  type Path,
  type Place,
  type Run,
  type Shared,
  type Values,
} from './run.ts';

/** A field of a selection, laid out. */
interface Field extends Place {
  /** Null where the value is the property of that name. */
  resolve: GraphQLFieldResolver<unknown, unknown> | null;
  isNullable: boolean;
  /** Whether its value is written without looking below it. */
  isLeaf: boolean;
  /** The arguments, where they are the same in every execution. */
  constant: Values | null;
  complete: Complete;
}

const typenameField = '__typename';
const noArguments: Values = Object.freeze({});

/** What an operation asks of the objects of one type, in the order of the answer. */
export class Selection {
  readonly #typeName: string;
  readonly #fields: readonly (Field | string)[];

  private constructor(
    layout: Layout,
    type: GraphQLObjectType,
    sets: readonly (SelectionSetNode | undefined)[],
  ) {
    this.#typeName = type.name;
    this.#fields = [...collectFields(layout.shared, layout.conditions, type, sets)].map(
      ([key, nodes]) => layoutOf(layout, type, key, nodes),
    );
  }

  /** What is asked of the root, with the values of the variables that leave fields out. */
  static ofRoot(
    shared: Shared,
    conditions: Values,
    type: GraphQLObjectType,
    set: SelectionSetNode,
  ): Selection {
    return new Selection({ shared, conditions, numbers: 0 }, type, [set]);
  }

  /** What fields ask of the objects they answer, by their type; laid out at its first use. */
  static below(
    layout: Layout,
    nodes: readonly FieldNode[],
  ): (type: GraphQLObjectType) => Selection {
    const known = new Map<GraphQLObjectType, Selection>();
    return (type) => {
      const found = known.get(type);
      if (found) return found;
      const sets = nodes.map(({ selectionSet }) => selectionSet);
      const made = new Selection(layout, type, sets);
      known.set(type, made);
      return made;
    };
  }

  /** Reads an object's fields side by side. */
  read(run: Run, source: unknown, path: Path | undefined): Values | Promise<Values> {
    const results: Values = {};
    let waiting: string[] | undefined;
    try {
      for (const field of this.#fields) {
        if (typeof field === 'string') {
          results[field] = this.#typeName;
          continue;
        }
        const value = readField(run, field, source, path);
        results[field.key] = value;
        if (isPromise(value)) (waiting ??= []).push(field.key);
      }
    } catch (error) {
      if (!waiting) throw error;
      // What the other fields wait for may fail too, and is waited for.
      return settled(results, waiting).finally(() => {
        throw error;
      });
    }
    return waiting ? settled(results, waiting) : results;
  }

  /** Reads the root's fields one after the other, as mutations want it. */
  readInTurn(run: Run, source: unknown): Values | Promise<Values> {
    const results: Values = {};
    const readFrom = (start: number): Values | Promise<Values> => {
      for (let index = start; index < this.#fields.length; index += 1) {
        const field = this.#fields[index];
        if (field === undefined) break;
        if (typeof field === 'string') {
          results[field] = this.#typeName;
          continue;
        }
        const value = readField(run, field, source, undefined);
        if (isPromise(value)) {
          return value.then((awaited) => {
            results[field.key] = awaited;
            return readFrom(index + 1);
          });
        }
        results[field.key] = value;
      }
      return results;
    };
    return readFrom(0);
  }
}

/** What is known while an operation is laid out. */
export interface Layout {
  shared: Shared;
  conditions: Values;
  /** How many fields have arguments that name variables. */
  numbers: number;
}

function layoutOf(
  layout: Layout,
  parent: GraphQLObjectType,
  key: string,
  nodes: FieldNode[],
): Field | string {
  const name = nodes[0]?.name.value ?? '';
  if (name === typenameField) return key;
  const definition = parent.getFields()[name];
  if (!definition) throw new Error(`${parent.name} has no field ${name}.`);
  const { resolve, type } = definition;
  const constant = constantArguments({ definition, nodes });
  const place: Place = { key, parent, definition, nodes, number: -1 };
  if (!constant) {
    place.number = layout.numbers;
    layout.numbers += 1;
  }
  return {
    ...place,
    resolve: resolve === undefined || resolve === defaultFieldResolver ? null : resolve,
    isNullable: !isNonNullType(type),
    isLeaf: isLeafType(isNonNullType(type) ? type.ofType : type),
    constant,
    complete: completerOf(type, place, Selection.below(layout, nodes)),
  };
}

function readField(run: Run, field: Field, source: unknown, prev: Path | undefined): unknown {
  const { complete } = field;
  let path = nowhere;
  try {
    let value: unknown;
    if (field.resolve) {
      path = pathOf(field, prev);
      value = field.resolve(
        source,
        argumentsOf(run, field),
        run.context,
        new Info(run, field, path),
      );
    } else {
      if (!field.isLeaf) path = pathOf(field, prev);
      value = readProperty(run, field, source, prev);
    }
    const completed = isPromise(value)
      ? value.then((awaited) => complete(run, awaited, path))
      : complete(run, value, path);
    return isPromise(completed)
      ? completed.then(undefined, failing(run, field, path, prev))
      : completed;
  } catch (error) {
    return failing(run, field, path, prev)(error);
  }
}

/** What stands in place of a field whose value failed. */
const failing =
  (run: Run, field: Field, path: Path, prev: Path | undefined) =>
  (error: unknown): null =>
    run.failed(error, field.nodes, path === nowhere ? pathOf(field, prev) : path, field.isNullable);

/** The property of an object, or what its method of that name answers. */
function readProperty(run: Run, field: Field, source: unknown, prev: Path | undefined): unknown {
  const args = field.constant === noArguments ? noArguments : argumentsOf(run, field);
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return;
  const value = (source as Values)[field.definition.name];
  if (typeof value !== 'function') return value;
  const info = new Info(run, field, pathOf(field, prev));
  return Reflect.apply(value, source, [args, run.context, info]);
}

const pathOf = ({ key, parent }: Place, prev: Path | undefined): Path => ({
  prev,
  key,
  typename: parent.name,
});

/** Arguments as a resolver is given them: its own object, which it may change. */
function argumentsOf(run: Run, field: Field): Values {
  const { constant, number, definition, nodes } = field;
  if (constant) return constant === noArguments ? constant : { ...constant };
  const known = run.args[number];
  if (known) return { ...known };
  const [node] = nodes;
  if (!node) return noArguments;
  const args = getArgumentValues(definition, node, run.variables);
  if (!isFlat(args)) return args;
  run.args[number] = args;
  return { ...args };
}

/** The arguments of a field that names no variables; null where they have to be read each time. */
function constantArguments({
  definition,
  nodes,
}: Pick<Place, 'definition' | 'nodes'>): Values | null {
  if (definition.args.length === 0) return noArguments;
  const [node] = nodes;
  if (!node) return noArguments;
  let isConstant = true;
  for (const argument of node.arguments ?? []) {
    visit(argument, {
      [Kind.VARIABLE]: () => {
        isConstant = false;
      },
    });
  }
  if (!isConstant) return null;
  try {
    const args = getArgumentValues(definition, node, {});
    return isFlat(args) ? args : null;
  } catch {
    return null;
  }
}

/** Whether a copy of an object shares nothing with it that could be changed. */
const isFlat = (args: Values): boolean =>
  Object.values(args).every((value) => typeof value !== 'object' || value === null);

/** The object once all that it waits for is there. */
function settled(results: Values, keys: readonly string[]): Promise<Values> {
  return Promise.all(keys.map((each) => results[each])).then((values) => {
    for (const [index, each] of keys.entries()) results[each] = values[index];
    return results;
  });
}
