import { withField } from '../bson/ordered.ts';
import { type Doc, type Timestamp, getField, isDoc, entryOf } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { arithmeticOperators } from './expressions/arithmetic.ts';
import { bitOperators } from './expressions/bits.ts';
import { regexOperators } from './expressions/regex.ts';
import { sizeOperators } from './expressions/sizes.ts';
import { statisticsOperators } from './expressions/statistics.ts';
import { textEditingOperators } from './expressions/text-editing.ts';
import { trigonometryOperators } from './expressions/trigonometry.ts';
import { arrayOperators } from './expressions/arrays.ts';
import { conditionOperators } from './expressions/conditions.ts';
import { dateArithmeticOperators } from './expressions/date-arithmetic.ts';
import { datePartOperators } from './expressions/date-parts.ts';
import { dateTextOperators } from './expressions/date-text.ts';
import { objectOperators } from './expressions/objects.ts';
import { setOperators } from './expressions/sets.ts';
import { stringOperators } from './expressions/strings.ts';
import { typeOperators } from './expressions/types.ts';
import { metaOf } from '../query/meta.ts';
import { hashOperators } from './expressions/hash.ts';
import { checkKnown, compileWith, undefinedVariable } from './scope.ts';
import type { Evaluator, OperatorCompiler, Variables } from './variables.ts';

const operators: Record<string, OperatorCompiler> = {
  ...conditionOperators,
  ...arithmeticOperators,
  ...arrayOperators,
  ...objectOperators,
  ...setOperators,
  ...stringOperators,
  ...typeOperators,
  ...datePartOperators,
  ...dateArithmeticOperators,
  ...dateTextOperators,
  ...statisticsOperators,
  ...trigonometryOperators,
  ...bitOperators,
  ...textEditingOperators,
  ...regexOperators,
  ...sizeOperators,
  ...hashOperators,
  $literal: (operand) => () => operand,
  $let: compileLet,
  $meta: compileMeta,
};

const refused = new Set(['$function', '$accumulator', '$where']);

/** Compiles an aggregation expression; throws what MongoDB throws for a malformed one. */
export function compileExpression(expr: unknown): Evaluator {
  if (typeof expr === 'string' && expr.startsWith('$')) return compilePath(expr);
  if (Array.isArray(expr)) {
    const items = expr.map(compileExpression);
    return (doc, variables) => items.map((item) => item(doc, variables) ?? null);
  }
  if (!isDoc(expr)) return () => expr;
  const keys = Object.keys(expr);
  const first = keys[0];
  if (first?.startsWith('$') !== true) return compileObject(expr);
  if (keys.length > 1) {
    throw new CommandError(
      15983,
      `An object representing an expression must have exactly one field: ${JSON.stringify(expr)}`,
    );
  }
  if (refused.has(first)) throw unsupported(first);
  const operator = entryOf(operators, first);
  if (operator) return operator(expr[first], compileExpression);
  throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${first}'`);
}

function compileMeta(operand: unknown): Evaluator {
  if (operand !== 'textScore' && operand !== 'geoNearDistance') {
    throw new CommandError(17_308, `Unsupported argument to $meta: ${JSON.stringify(operand)}`);
  }
  return (doc, variables) => {
    const known = metaOf(variables['ROOT'] ?? doc, operand);
    if (known !== undefined || operand !== 'textScore') return known;
    throw new CommandError(40_218, 'query requires text score metadata, but it is not available');
  };
}

/** The variables every pipeline starts with. */
export function systemVariables(clusterTime: Timestamp, roles: readonly Doc[]): Variables {
  return { NOW: new Date(), CLUSTER_TIME: clusterTime, USER_ROLES: roles };
}

function compileObject(expr: Doc): Evaluator {
  const fields = Object.keys(expr).map((key) => {
    if (key.includes('.')) {
      throw new CommandError(16405, `FieldPath field names may not contain '.': ${key}`);
    }
    return [key, compileExpression(expr[key])] as const;
  });
  return (doc, variables) => {
    let result: Doc = {};
    for (const [key, field] of fields) {
      const value = field(doc, variables);
      if (value !== undefined) result = withField(result, key, value);
    }
    return result;
  };
}

function compilePath(path: string): Evaluator {
  if (!path.startsWith('$$')) {
    const parts = splitPath(path.slice(1));
    return (doc) => fieldPath(doc, parts, 0);
  }
  const [name = '', ...parts] = splitPath(path.slice(2));
  if (name === 'REMOVE') return () => undefined;
  if (name === 'CURRENT') return (doc) => fieldPath(doc, parts, 0);
  if (name === 'KEEP' || name === 'PRUNE' || name === 'DESCEND') return () => path;
  checkKnown(name);
  return (doc, variables) => {
    if (name === 'ROOT' && !('ROOT' in variables)) return fieldPath(doc, parts, 0);
    if (!Object.hasOwn(variables, name)) {
      throw undefinedVariable(name);
    }
    return fieldPath(variables[name], parts, 0);
  };
}

function splitPath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes('')) {
    throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  }
  return parts;
}

/** Follows a path; through an array it gives the array of what each document in it holds. */
function fieldPath(value: unknown, parts: readonly string[], depth: number): unknown {
  let current = value;
  for (let i = depth; i < parts.length; i++) {
    if (Array.isArray(current)) {
      const results: unknown[] = [];
      for (const item of current) {
        if (!isDoc(item) && !Array.isArray(item)) continue;
        const result = fieldPath(item, parts, i);
        if (result !== undefined) results.push(result);
      }
      return results;
    }
    if (!isDoc(current)) return undefined;
    current = getField(current, parts[i] as string);
  }
  return current;
}

function compileLet(operand: unknown): Evaluator {
  if (!isDoc(operand) || !isDoc(operand['vars'])) {
    throw new CommandError(16874, '$let needs an object with vars and in');
  }
  const vars = Object.entries(operand['vars']).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  const names = vars.map(([name]) => name);
  const body = compileWith(names, () => compileExpression(operand['in']));
  return (doc, variables) => {
    const inner: Variables = { ...variables };
    for (const [name, value] of vars) inner[name] = value(doc, variables);
    return body(doc, inner);
  };
}
