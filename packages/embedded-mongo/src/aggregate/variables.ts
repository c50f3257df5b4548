/** Values that `$$name` refers to. */
export type Variables = Record<string, unknown>;

/** A compiled expression: gives the value for a document, `undefined` for missing. */
export type Evaluator = (doc: unknown, variables: Variables) => unknown;

/** Compiles the operand of one expression operator. */
export type OperatorCompiler = (
  operand: unknown,
  compile: (expr: unknown) => Evaluator,
) => Evaluator;
