import { CommandError, type ErrorName } from '../../errors.ts';
import { typeName } from '../../bson/values.ts';
import type { Collation } from '../../bson/collation.ts';
import {
  type Evaluator,
  type OperatorCompiler,
  type Variables,
  collationKey,
} from '../variables.ts';

/** Compiles an operand list; a single operand may stand without its array. */
export function operandList(
  name: string,
  operand: unknown,
  compile: (expr: unknown) => Evaluator,
  min: number,
  max: number,
): Evaluator[] {
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.length < min || list.length > max) {
    const wanted = min === max ? `exactly ${min}` : `between ${min} and ${max}`;
    throw new CommandError(
      16020,
      `Expression ${name} takes ${wanted} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map(compile);
}

/** An operator on evaluated operands. */
export function simple(
  name: string,
  min: number,
  max: number,
  apply: (...values: unknown[]) => unknown,
): OperatorCompiler {
  return (operand, compile) => {
    const list = operandList(name, operand, compile, min, max);
    const [first, second] = list;
    if (first && second && list.length === 2) {
      return (doc, variables) => apply(first(doc, variables), second(doc, variables));
    }
    if (first && list.length === 1) return (doc, variables) => apply(first(doc, variables));
    return (doc, variables) => apply(...evaluateAll(list, doc, variables));
  };
}

/** Like `simple`, for operators that compare strings. */
export function comparing(
  name: string,
  min: number,
  max: number,
  apply: (collation: Collation | null | undefined, ...values: unknown[]) => unknown,
): OperatorCompiler {
  return (operand, compile) => {
    const list = operandList(name, operand, compile, min, max);
    return (doc, variables) => apply(variables[collationKey], ...evaluateAll(list, doc, variables));
  };
}

/** Like `simple`, answering null when any operand is null or missing. */
export function nullable(
  name: string,
  min: number,
  max: number,
  apply: (...values: unknown[]) => unknown,
): OperatorCompiler {
  return simple(name, min, max, (...values) => (values.some(isNil) ? null : apply(...values)));
}

function evaluateAll(list: Evaluator[], doc: unknown, variables: Variables): unknown[] {
  return list.map((each) => each(doc, variables));
}

export function isNil(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Refuses an operand of the wrong type. */
export function wrongType(
  code: ErrorName | number,
  operator: string,
  wanted: string,
  value: unknown,
): CommandError {
  return new CommandError(code, `${operator} only supports ${wanted}, not ${typeName(value)}`);
}
