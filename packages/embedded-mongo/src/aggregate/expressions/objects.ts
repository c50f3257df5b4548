import { copyOf, docOf, withField } from '../../bson/ordered.ts';
import { shownValue } from '../../bson/shown.ts';
import { type Doc, getField, isDoc, typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { Evaluator, OperatorCompiler, Variables } from '../variables.ts';
import { isNil, nullable, simple, wrongType } from './operands.ts';

function entries(value: unknown): unknown {
  if (!isDoc(value)) throw wrongType(40390, '$objectToArray', 'objects', value);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([k, v]) => ({ k, v }));
}

function fromEntries(value: unknown): Doc {
  if (!Array.isArray(value)) throw wrongType(40386, '$arrayToObject', 'arrays', value);
  const [first] = value as unknown[];
  if (first !== undefined && !Array.isArray(first) && !isDoc(first)) {
    throw new CommandError(
      40_398,
      `Unrecognised input type format for $arrayToObject: ${typeName(first)}`,
    );
  }
  const entry = Array.isArray(first) ? pairOf : namedPairOf;
  return docOf((value as unknown[]).map(entry));
}

const consistent =
  '$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects.';

function pairOf(entry: unknown): [string, unknown] {
  if (!Array.isArray(entry)) {
    throw new CommandError(
      40_396,
      `${consistent} Array was detected, now found: ${typeName(entry)}`,
    );
  }
  if (entry.length !== 2) {
    throw new CommandError(
      40_397,
      `$arrayToObject requires an array of size 2 arrays,found array of size: ${entry.length}`,
    );
  }
  const [key, value] = entry as [unknown, unknown];
  if (typeof key === 'string') return [key, value];
  throw new CommandError(
    40_395,
    `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeName(key)}`,
  );
}

function namedPairOf(entry: unknown): [string, unknown] {
  if (!isDoc(entry)) {
    throw new CommandError(
      40_391,
      `${consistent} Object was detected, now found: ${typeName(entry)}`,
    );
  }
  const count = Object.keys(entry).length;
  if (count !== 2) {
    throw new CommandError(
      40_392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${count}`,
    );
  }
  if (!('k' in entry && 'v' in entry)) {
    throw new CommandError(
      40_393,
      `$arrayToObject requires an object with keys 'k' and 'v'. Missing either or both keys from: ${shownValue(entry)}`,
    );
  }
  if (typeof entry['k'] === 'string') return [entry['k'], entry['v']];
  throw new CommandError(
    40_394,
    `$arrayToObject requires an object with keys 'k' and 'v', where the value of 'k' must be of type string. Found type: ${typeName(entry['k'])}`,
  );
}

/** Merges documents from left to right; null and missing are skipped. */
export function mergeDocs(values: unknown[]): Doc {
  let result: Doc = {};
  for (const value of values) {
    if (isNil(value)) continue;
    if (!isDoc(value)) throw wrongType(40400, '$mergeObjects', 'objects', value);
    for (const key of Object.keys(value)) result = withField(result, key, value[key]);
  }
  return result;
}

/** Operators on embedded documents. */
export const objectOperators: Record<string, OperatorCompiler> = {
  $objectToArray: nullable('$objectToArray', 1, 1, entries),
  $arrayToObject: nullable('$arrayToObject', 1, 1, fromEntries),
  $mergeObjects: simple('$mergeObjects', 0, Infinity, (...values) =>
    mergeDocs(values.length === 1 && Array.isArray(values[0]) ? values[0] : values),
  ),
  $getField: (operand, compile) => {
    const spec = isDoc(operand) && 'field' in operand ? operand : { field: operand };
    const field = compile(spec['field']);
    const input = 'input' in spec ? compile(spec['input']) : null;
    return (doc, variables) => {
      const source = input ? input(doc, variables) : doc;
      if (isNil(source)) return source;
      const name = field(doc, variables);
      if (typeof name !== 'string') throw wrongType(5654602, '$getField', 'string fields', name);
      return isDoc(source) ? getField(source, name) : undefined;
    };
  },
  $setField: (operand, compile) => {
    const { name, input } = compileChange('$setField', operand, compile, ['value']);
    const value = compile((operand as Doc)['value']);
    return (doc, variables) => {
      const copy = input(doc, variables);
      if (copy === null) return null;
      const next = value(doc, variables);
      if (next !== undefined) return withField(copy, name, next);
      delete copy[name];
      return copy;
    };
  },
  $unsetField: (operand, compile) => {
    const { name, input } = compileChange('$unsetField', operand, compile, []);
    return (doc, variables) => {
      const copy = input(doc, variables);
      if (copy !== null) delete copy[name];
      return copy;
    };
  },
};

interface FieldChange {
  name: string;
  /** Gives a copy of the document to change; null where there is none. */
  input: (doc: unknown, variables: Variables) => Doc | null;
}

/** What `$setField` and `$unsetField` have in common. */
function compileChange(
  operator: string,
  operand: unknown,
  compile: (expr: unknown) => Evaluator,
  more: readonly string[],
): FieldChange {
  const wrong = (code: number, message: string): CommandError =>
    new CommandError(code, `${operator} ${message}`);
  if (!isDoc(operand)) throw wrong(4_161_100, 'only supports an object as its argument');
  const wanted = ['field', 'input', ...more];
  const other = Object.keys(operand).find((each) => !wanted.includes(each));
  if (other !== undefined) throw wrong(4_161_101, `found an unknown argument: ${other}`);
  const missing = wanted.find((each) => !(each in operand));
  if (missing !== undefined) {
    throw wrong(missingCodes[missing] ?? 0, `requires '${missing}' to be specified`);
  }
  const input = compile(operand['input']);
  return {
    name: nameOf(operator, operand['field'], compile),
    input: (doc, variables) => {
      const source = input(doc, variables);
      if (isNil(source)) return null;
      if (isDoc(source)) return copyOf(source);
      throw wrong(
        4_161_105,
        `requires 'input' to evaluate to type Object, but got ${typeName(source)}`,
      );
    },
  };
}

const missingCodes: Record<string, number> = {
  field: 4_161_102,
  value: 4_161_103,
  input: 4_161_109,
};

/** The name of the field to change, which documents cannot tell. */
function nameOf(operator: string, field: unknown, compile: (expr: unknown) => Evaluator): string {
  if (typeof field === 'string') {
    if (!field.startsWith('$')) return field;
    throw new CommandError(
      4_161_108,
      `'${field}' is a field path reference which is not allowed in this context. Did you mean {$literal: '${field}'}?`,
    );
  }
  if (isDoc(field) && !('$literal' in field || '$const' in field)) {
    throw new CommandError(
      4_161_106,
      `${operator} requires 'field' to evaluate to a constant, but got a non-constant argument`,
    );
  }
  const name = compile(field)({}, {});
  if (typeof name === 'string') return name;
  throw new CommandError(
    4_161_107,
    `${operator} requires 'field' to evaluate to type String, but got ${typeName(name)}`,
  );
}
