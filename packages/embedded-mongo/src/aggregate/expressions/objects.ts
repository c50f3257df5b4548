import { copyOf, docOf, withField } from '../../bson/ordered.ts';
import { type Doc, getField, isDoc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { isNil, nullable, simple, wrongType } from './operands.ts';

function entries(value: unknown): unknown {
  if (!isDoc(value)) throw wrongType(40390, '$objectToArray', 'objects', value);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([k, v]) => ({ k, v }));
}

function fromEntries(value: unknown): Doc {
  if (!Array.isArray(value)) throw wrongType(40386, '$arrayToObject', 'arrays', value);
  const fields = (value as unknown[]).map((entry): [string, unknown] => {
    const [key, each] = Array.isArray(entry)
      ? (entry as unknown[])
      : [(entry as Doc | null)?.['k'], (entry as Doc | null)?.['v']];
    if (typeof key !== 'string') {
      throw new CommandError(40394, '$arrayToObject needs keys that are strings');
    }
    return [key, each ?? null];
  });
  return docOf(fields);
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
    if (!isDoc(operand)) throw new CommandError(4161100, '$setField needs an object');
    const field = compile(operand['field']);
    const input = compile(operand['input']);
    const value = compile(operand['value']);
    return (doc, variables) => {
      const source = input(doc, variables);
      if (isNil(source)) return null;
      const copy = copyOf(source as Doc);
      const name = String(field(doc, variables));
      const next = value(doc, variables);
      if (next !== undefined) return withField(copy, name, next);
      delete copy[name];
      return copy;
    };
  },
  $unsetField: (operand, compile) => {
    if (!isDoc(operand)) throw new CommandError(4161100, '$unsetField needs an object');
    const field = compile(operand['field']);
    const input = compile(operand['input']);
    return (doc, variables) => {
      const source = input(doc, variables);
      if (isNil(source)) return null;
      const copy = copyOf(source as Doc);
      delete copy[String(field(doc, variables))];
      return copy;
    };
  },
};
