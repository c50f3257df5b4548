import type { TextQuery } from '../text/text-query.ts';
import type { Collation } from '../bson/collation.ts';

/** Under this key travels how strings are compared, beside the variables. */
export const collationKey: unique symbol = Symbol('collation');

/** Under this key travels what a text search looks for. */
export const searchKey: unique symbol = Symbol('search');

/** Values that `$$name` refers to. */
export interface Variables {
  [name: string]: unknown;
  [collationKey]?: Collation | null | undefined;
  [searchKey]?: TextQuery | undefined;
}

/** A compiled expression: gives the value for a document, `undefined` for missing. */
export type Evaluator = (doc: unknown, variables: Variables) => unknown;

/** Compiles the operand of one expression operator. */
export type OperatorCompiler = (
  operand: unknown,
  compile: (expr: unknown) => Evaluator,
) => Evaluator;
