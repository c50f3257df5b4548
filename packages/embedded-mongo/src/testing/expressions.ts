import { compileExpression } from '../aggregate/expression.ts';
import { type PipelineContext, compileStages } from '../aggregate/pipeline.ts';
import { type Doc, Double, Int32, isDoc, isNumber, toNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { ReadView } from '../storage/kv.ts';

/** Evaluates an expression over no document; numbers come as they are in JavaScript. */
export function value(expr: unknown): unknown {
  return plain(compileExpression(typed(expr))({}, {}));
}

/** Numbers as they are in JavaScript, in documents and lists too. */
export function plain(result: unknown): unknown {
  if (isNumber(result)) return toNumber(result);
  if (Array.isArray(result)) return result.map(plain);
  if (!isDoc(result)) return result;
  return Object.fromEntries(Object.entries(result).map(([key, each]) => [key, plain(each)]));
}

/** Plain numbers in the types that a client would send them in. */
export function typed(expr: unknown): unknown {
  if (typeof expr === 'number') return Number.isInteger(expr) ? new Int32(expr) : new Double(expr);
  if (Array.isArray(expr)) return expr.map(typed);
  if (!isDoc(expr)) return expr;
  return Object.fromEntries(Object.entries(expr).map(([key, each]) => [key, typed(each)]));
}

/** Runs stages over documents, without a database; the pauses are left in as null. */
export function pausedStages(given: Doc[], docs: readonly Doc[]): (Doc | null)[] {
  const context: PipelineContext = {
    view: {} as ReadView,
    db: 'tests',
    variables: {},
    snapshotAt: undefined,
    memory: undefined,
    source: () => ({ collection: undefined, stages: [], options: {}, isView: false }),
  };
  return [...compileStages(typed(given) as Doc[], context)(docs)];
}

/** Runs stages over plain documents and gives plain documents. */
export function stages(given: Doc[], docs: readonly Doc[]): unknown[] {
  const results = pausedStages(
    given,
    docs.map((doc) => typed(doc) as Doc),
  );
  return results.filter((doc) => doc !== null).map(plain);
}

/** The code with which an expression is refused; undefined when it is not. */
export function codeOf(expr: unknown): number | undefined {
  return refusal(() => value(expr));
}

/** The code with which stages are refused; undefined when they are not. */
export function stageCodeOf(given: Doc[], docs: readonly Doc[] = []): number | undefined {
  return refusal(() => stages(given, docs));
}

function refusal(run: () => unknown): number | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error.code;
    throw error;
  }
}
