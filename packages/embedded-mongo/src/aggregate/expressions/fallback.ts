import { Context, ProcessingMode, evalExpr } from 'mingo/core';
import * as mingoOperators from 'mingo/operators/expression';
import { fromPlain } from '../../bson/codec.ts';
import { Decimal128, type Doc, isDoc, isNumber, setField, toNumber } from '../../bson/values.ts';
import { CommandError, unsupported } from '../../errors.ts';
import type { Evaluator } from '../variables.ts';

/** Operators on dates and text where mingo's plain values lose nothing. */
const provided = new Set([
  '$year',
  '$month',
  '$week',
  '$dayOfMonth',
  '$dayOfWeek',
  '$dayOfYear',
  '$hour',
  '$minute',
  '$second',
  '$millisecond',
  '$isoWeek',
  '$isoWeekYear',
  '$isoDayOfWeek',
  '$dateToString',
  '$dateFromString',
  '$dateToParts',
  '$dateFromParts',
  '$dateAdd',
  '$dateSubtract',
  '$dateDiff',
  '$dateTrunc',
  '$trim',
  '$ltrim',
  '$rtrim',
  '$replaceOne',
  '$replaceAll',
  '$indexOfBytes',
  '$zip',
  '$sin',
  '$cos',
  '$tan',
  '$asin',
  '$acos',
  '$atan',
  '$atan2',
  '$sinh',
  '$cosh',
  '$tanh',
  '$asinh',
  '$acosh',
  '$atanh',
  '$degreesToRadians',
  '$radiansToDegrees',
  '$log',
  '$bitAnd',
  '$bitOr',
  '$bitXor',
  '$bitNot',
]);

const expression = Object.fromEntries(
  Object.entries(mingoOperators).filter(([name]) => name.startsWith('$')),
);
const options = {
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.init({ expression } as Parameters<typeof Context.init>[0]),
};

/** Compiles an operator that mingo computes, on operands evaluated here. */
export const compileFallback = (
  name: string,
  operand: unknown,
  compile: (expr: unknown) => Evaluator,
): Evaluator => {
  if (!(name in expression)) {
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
  if (!provided.has(name)) throw unsupported(name);
  const operands = compileOperand(operand, compile);
  return (doc, variables) => {
    const value = toLiteral(operands(doc, variables));
    try {
      return fromPlain(evalExpr({}, { [name]: value }, options));
    } catch (error) {
      if (error instanceof CommandError) throw error;
      throw new CommandError('BadValue', `${name}: ${(error as Error).message}`);
    }
  };
};

/** Evaluates the named parts or the list an operator takes. */
function compileOperand(operand: unknown, compile: (expr: unknown) => Evaluator): Evaluator {
  const named = isDoc(operand) && Object.keys(operand)[0]?.startsWith('$') !== true;
  if (!named) return compile(operand);
  const parts = Object.entries(operand).map(([key, expr]) => [key, compile(expr)] as const);
  return (doc, variables) => {
    const result: Doc = {};
    for (const [key, part] of parts) setField(result, key, part(doc, variables));
    return result;
  };
}

/** Operand values as mingo takes them: plain numbers, text protected from being read as paths. */
function toLiteral(value: unknown): unknown {
  if (isNumber(value)) {
    if (value instanceof Decimal128) throw unsupported('A decimal in this expression');
    return toNumber(value);
  }
  if (typeof value === 'string' && value.startsWith('$')) return { $literal: value };
  if (Array.isArray(value)) return value.map(toLiteral);
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const key of Object.keys(value)) setField(copy, key, toLiteral(value[key]));
  return copy;
}
