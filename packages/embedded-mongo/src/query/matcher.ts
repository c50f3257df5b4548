import { compileExpression } from '../aggregate/expression.ts';
import { compileAmong } from '../aggregate/scope.ts';
import { type Variables, collationKey, searchKey } from '../aggregate/variables.ts';
import {
  BSONRegExp,
  type Doc,
  Double,
  isDoc,
  isNumber,
  isTruthy,
  toNumber,
} from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { checkRegexOptions } from './regex/regex.ts';
import { notHere } from '../geo/refusal.ts';
import { compileGeo } from './places/geo-operators.ts';
import { compileJsonSchema } from './json-schema.ts';
import { setMeta } from './meta.ts';
import {
  anyValue,
  compileEquality,
  compileOperator,
  isOperatorDoc,
  type Path,
  type ValueTest,
  wholeValue,
} from './operators.ts';

/** Tells whether a document satisfies a filter. */
export type Matcher = (doc: Doc) => boolean;

const geoOperators = new Set(['$geoWithin', '$within', '$geoIntersects']);
const nearOperators = new Set(['$near', '$nearSphere', '$geoNear']);

/**
 * Compiles a filter to a test on documents; throws BadValue for what MongoDB does not know.
 * @param variables what `$expr` may refer to besides the document.
 */
export function compileMatcher(filter: Doc, variables: Variables = {}): Matcher {
  const tests: Matcher[] = [];
  for (const [key, condition] of Object.entries(filter)) {
    if (condition === undefined) continue;
    // The fields of a reference are fields like others.
    if (key.startsWith('$') && !referenceFields.has(key)) {
      const test = compileTopLevel(key, condition, variables);
      if (test) tests.push(test);
    } else tests.push(compileField(key, condition, variables));
  }
  return all(tests);
}

const referenceFields = new Set(['$ref', '$id', '$db']);

function all(tests: Matcher[]): Matcher {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (doc) => tests.every((test) => test(doc));
}

function compileTopLevel(key: string, condition: unknown, variables: Variables): Matcher | null {
  switch (key) {
    case '$and':
      return all(compileList(key, condition, variables));
    case '$or': {
      const tests = compileList(key, condition, variables);
      return (doc) => tests.some((test) => test(doc));
    }
    case '$nor': {
      const tests = compileList(key, condition, variables);
      return (doc) => !tests.some((test) => test(doc));
    }
    case '$expr': {
      const evaluate = compileAmong(variables, () => compileExpression(condition));
      return (doc) => isTruthy(evaluate(doc, { ...variables, ROOT: doc, CURRENT: doc }));
    }
    case '$jsonSchema':
      return compileJsonSchema(condition);
    case '$text':
      return compileText(variables);
    case '$sampleRate':
      return compileSampleRate(condition);
    case '$comment':
      return null;
    case '$alwaysTrue':
      return () => true;
    case '$alwaysFalse':
      return () => false;
    default:
  }
  if (key === '$where') throw unsupported(key);
  throw new CommandError('BadValue', `unknown top level operator: ${key}`);
}

/** Notes how well a document was found. */
function compileText(variables: Variables): Matcher {
  const search = variables[searchKey];
  if (!search) throw new CommandError('IndexNotFound', 'text index required for $text query');
  return (doc) => {
    const score = search.score(doc);
    if (score !== null) setMeta(doc, 'textScore', new Double(score));
    return score !== null;
  };
}

function compileSampleRate(condition: unknown): Matcher {
  const rate = isNumber(condition) ? toNumber(condition) : Number.NaN;
  if (!(rate >= 0 && rate <= 1)) {
    throw new CommandError('BadValue', 'numeric argument to $sampleRate must be in [0, 1]');
  }
  return () => Math.random() < rate;
}

function compileList(key: string, condition: unknown, variables: Variables): Matcher[] {
  if (!Array.isArray(condition)) throw new CommandError('BadValue', `${key} must be an array`);
  if (condition.length === 0) {
    throw new CommandError('BadValue', '$and/$or/$nor must be a nonempty array');
  }
  return condition.map((each) => {
    if (!isDoc(each)) {
      throw new CommandError('BadValue', '$or/$and/$nor entries need to be full objects');
    }
    return compileMatcher(each, variables);
  });
}

function compileField(path: string, condition: unknown, variables: Variables): Matcher {
  const parts = path.split('.');
  if (isOperatorDoc(condition)) {
    return all(compileOperators(parts, condition, variables));
  }
  return compileEquality(parts, condition, variables[collationKey]);
}

/** Compiles `{ $gt: …, $lt: … }` for one path; every operator must hold. */
function compileOperators(parts: Path, condition: Doc, variables: Variables): Matcher[] {
  const collation = variables[collationKey];
  const tests: Matcher[] = [];
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$options') {
      if (!('$regex' in condition)) {
        throw new CommandError('BadValue', '$options needs a $regex');
      }
    } else if (operator === '$regex') {
      tests.push(compileOperator(parts, '$regex', regexOf(operand, condition['$options'])));
    } else if (geoOperators.has(operator)) {
      tests.push(anyValue(parts, compileGeo(operator, operand)));
    } else if (nearOperators.has(operator)) {
      throw notHere();
    } else if (operator === '$not') {
      tests.push(compileNot(parts, operand, variables));
    } else if (operator === '$all') {
      tests.push(compileAll(parts, operand, variables));
    } else if (operator === '$elemMatch') {
      tests.push(compileElemMatch(parts, operand, variables));
    } else tests.push(compileOperator(parts, operator, operand, collation));
  }
  return tests;
}

function compileNot(parts: Path, operand: unknown, variables: Variables): Matcher {
  if (operand instanceof BSONRegExp) {
    const test = compileOperator(parts, '$regex', operand);
    return (doc) => !test(doc);
  }
  if (isDoc(operand) && Object.keys(operand).length === 0) {
    throw new CommandError('BadValue', '$not cannot be empty');
  }
  if (!isOperatorDoc(operand)) {
    throw new CommandError('BadValue', '$not needs a regex or a document');
  }
  const test = all(compileOperators(parts, operand, variables));
  return (doc) => !test(doc);
}

function regexOf(operand: unknown, options: unknown): BSONRegExp {
  if (typeof options === 'string') checkRegexOptions(options);
  if (operand instanceof BSONRegExp) {
    return typeof options === 'string' ? new BSONRegExp(operand.pattern, options) : operand;
  }
  if (typeof operand !== 'string') throw new CommandError('BadValue', '$regex has to be a string');
  return new BSONRegExp(operand, typeof options === 'string' ? options : '');
}

function compileAll(parts: Path, operand: unknown, variables: Variables): Matcher {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$all needs an array');
  const tests = operand.map((each: unknown) =>
    isOperatorDoc(each) && '$elemMatch' in each
      ? compileElemMatch(parts, each['$elemMatch'], variables)
      : compileEquality(parts, each, variables[collationKey]),
  );
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
}

function compileElemMatch(parts: Path, operand: unknown, variables: Variables): Matcher {
  if (!isDoc(operand)) throw new CommandError('BadValue', '$elemMatch needs an Object');
  const test = compileElementTest(operand, variables);
  return wholeValue(parts, (value) => Array.isArray(value) && value.some(test));
}

const logical = new Set(['$and', '$or', '$nor', '$expr']);

/** The test `$elemMatch` and array filters apply to one element. */
export function compileElementTest(condition: Doc, variables: Variables = {}): ValueTest {
  const first = Object.keys(condition)[0] ?? '';
  if (isOperatorDoc(condition) && !logical.has(first)) {
    return all(compileOperators(null, condition, variables)) as ValueTest;
  }
  const matcher = compileMatcher(condition, variables);
  // An array is looked at as a document whose fields are its positions.
  return (value) =>
    Array.isArray(value)
      ? matcher(Object.fromEntries(value.entries()))
      : isDoc(value) && matcher(value);
}
