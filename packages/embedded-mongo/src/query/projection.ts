import { compileExpression } from '../aggregate/expression.ts';
import type { Evaluator, Variables } from '../aggregate/variables.ts';
import { asWhole } from '../bson/numbers.ts';
import { copyOf, mapFields, withField } from '../bson/ordered.ts';
import { type Doc, isDoc, isNumber, isTruthy } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { carryMeta } from './meta.ts';
import { compileElementTest } from './matcher.ts';

/** What happens to one field: kept, dropped, computed, or the same question one level down. */
type Rule =
  | { kind: 'keep' }
  | { kind: 'drop' }
  | { kind: 'compute'; evaluate: Evaluator; isMeta?: boolean }
  | { kind: 'array'; includes: boolean; apply: (items: unknown[]) => unknown[] | undefined }
  /** The one element that made the document match. */
  | { kind: 'positional'; path: string[]; matched: MatchedPosition }
  | { kind: 'nested'; rules: Rules };
type Rules = Map<string, Rule>;

/** Finds the element of an array that made a document match. */
export type MatchedPosition = (doc: Doc, arrayPath: string[]) => number | undefined;

export type Projection = (doc: Doc, variables: Variables) => Doc;

/**
 * Compiles a projection.
 * @param forFind allows `$slice` and `$elemMatch`, which mean something else in `$project`.
 * @param matched allows `array.$`.
 */
export function compileProjection(
  spec: Doc,
  forFind: boolean,
  matched?: MatchedPosition,
  constants: Variables = {},
): Projection {
  const rules: Rules = new Map();
  const modes: Modes = new Map();
  addRules(
    rules,
    matched ? withPositional(rules, spec, matched) : spec,
    forFind,
    modes,
    true,
    constants,
  );
  const idRule = spec['_id'];
  const dropsId = isFlag(idRule) && !isTruthy(idRule);
  if (modes.size > 1) {
    const [[first], [, field]] = [...modes] as [
      ['keep' | 'drop', string],
      ['keep' | 'drop', string],
    ];
    throw first === 'keep'
      ? new CommandError(31254, `Cannot do exclusion on field ${field} in inclusion projection`)
      : new CommandError(31253, `Cannot do inclusion on field ${field} in exclusion projection`);
  }
  if (modes.has('drop') && [...rules.values()].some(computes)) {
    throw new CommandError(31252, 'Cannot use expression other than $meta in exclusion projection');
  }
  const onlyId = Object.keys(spec).every((key) => key === '_id');
  const keeping =
    modes.has('keep') ||
    (onlyId && isTruthy(idRule)) ||
    (!modes.has('drop') && [...rules.values()].some(includes));
  if (keeping) {
    rules.delete('_id');
    if (!dropsId) rules.set('_id', computedId(idRule));
    return (doc, variables) =>
      carryMeta(doc, keep(doc, rules, { ROOT: doc, ...variables }, doc) as Doc);
  }
  return (doc, variables) =>
    carryMeta(doc, drop(doc, rules, { ROOT: doc, ...variables }, doc) as Doc);
}

/** Adds the rule for `array.$`; gives the rest of the projection. */
function withPositional(rules: Rules, spec: Doc, matched: MatchedPosition): Doc {
  const positional = Object.keys(spec).filter((path) => path.endsWith('.$'));
  if (positional.length === 0) return spec;
  if (positional.length > 1) {
    throw new CommandError(31276, 'Cannot specify more than one positional proj. per query.');
  }
  const [given] = positional as [string];
  if (!isTruthy(spec[given])) {
    throw new CommandError(31395, 'positional projection cannot be used with exclusion');
  }
  const path = given.slice(0, -2).split('.');
  if (path.some((part) => part === '' || part.startsWith('$'))) {
    throw new CommandError(31394, `Positional projection '${given}' is not valid`);
  }
  enter(rules, path.slice(0, -1)).set(path.at(-1) as string, { kind: 'positional', path, matched });
  return Object.fromEntries(Object.entries(spec).filter(([each]) => each !== given));
}

function computedId(spec: unknown): Rule {
  if (spec === undefined || isFlag(spec)) return { kind: 'keep' };
  return { kind: 'compute', evaluate: compileExpression(spec) };
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || isNumber(value);
}

/** True when a rule shows something that is computed. */
function computes(rule: Rule): boolean {
  if (rule.kind === 'nested') return [...rule.rules.values()].some(computes);
  return rule.kind === 'compute' && rule.isMeta !== true;
}

/** True when a rule names fields to show, which hides the fields not named. */
function includes(rule: Rule): boolean {
  if (rule.kind === 'nested') return [...rule.rules.values()].some(includes);
  if (rule.kind === 'compute') return rule.isMeta !== true;
  if (rule.kind === 'positional') return true;
  return rule.kind === 'array' && rule.includes;
}

/** What a projection does with the fields it names, and the first field it does so with. */
type Modes = Map<'keep' | 'drop', string>;

function addRules(
  rules: Rules,
  spec: Doc,
  forFind: boolean,
  modes: Modes,
  top: boolean,
  constants: Variables,
): void {
  if (!top && Object.keys(spec).length === 0) {
    throw new CommandError(51270, 'An empty sub-projection is not a valid value.');
  }
  for (const [path, value] of Object.entries(spec)) {
    if (path === '' || path.split('.').includes('')) {
      throw new CommandError(40353, 'FieldPath must not end with a period or be empty.');
    }
    const parts = path.split('.');
    if (parts.some((part) => part.startsWith('$'))) {
      throw parts.at(-1) === '$'
        ? unsupported('A positional projection')
        : new CommandError(16410, "FieldPath field names may not start with '$'.");
    }
    const parent = enter(rules, parts.slice(0, -1));
    const name = parts.at(-1) as string;
    const known = parent.get(name);
    const goesOn = isDoc(value) && Object.keys(value)[0]?.startsWith('$') !== true;
    if (known && !(goesOn && known.kind === 'nested')) {
      throw new CommandError(31250, `Path collision at ${path}`);
    }
    if (isFlag(value)) {
      const mode = isTruthy(value) ? 'keep' : 'drop';
      if (!(top && path === '_id') && !modes.has(mode)) modes.set(mode, path);
      parent.set(name, { kind: mode });
    } else if (goesOn) {
      addRules(enter(parent, [name]), value, forFind, modes, false, constants);
    } else parent.set(name, computedRule(value, forFind, constants));
  }
}

/** The nested rules under a path, made when missing; throws on a collision. */
function enter(rules: Rules, parts: string[]): Rules {
  let current = rules;
  for (const part of parts) {
    const rule = current.get(part);
    if (rule && rule.kind !== 'nested') {
      throw new CommandError(31249, `Path collision at ${part}`);
    }
    const nested: Rules = rule?.rules ?? new Map<string, Rule>();
    if (!rule) current.set(part, { kind: 'nested', rules: nested });
    current = nested;
  }
  return current;
}

function computedRule(value: unknown, forFind: boolean, constants: Variables): Rule {
  if (forFind && isDoc(value)) {
    if ('$slice' in value)
      return { kind: 'array', includes: false, apply: sliceRule(value['$slice']) };
    if (isDoc(value['$elemMatch'])) {
      const test = compileElementTest(value['$elemMatch'], constants);
      return {
        kind: 'array',
        includes: true,
        apply: (items) => {
          const found = items.findIndex(test);
          return found === -1 ? undefined : [items[found]];
        },
      };
    }
  }
  // What is known of a document says nothing about the fields to show.
  const isMeta = forFind && isDoc(value) && '$meta' in value;
  return { kind: 'compute', evaluate: compileExpression(value), isMeta };
}

function sliceRule(operand: unknown): (items: unknown[]) => unknown[] {
  const [first, second] = (Array.isArray(operand) ? operand : [operand]).map(asWhole);
  if (first === undefined) throw new CommandError(28667, '$slice needs whole numbers');
  if (second === undefined) {
    return (items) => (first >= 0 ? items.slice(0, first) : items.slice(first));
  }
  return (items) => {
    const start = first >= 0 ? first : Math.max(0, items.length + first);
    return items.slice(start, start + second);
  };
}

function keep(value: unknown, rules: Rules, variables: Variables, root: Doc): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => isDoc(item) || Array.isArray(item))
      .map((item) => keep(item, rules, variables, root));
  }
  if (!isDoc(value)) return undefined;
  let result: Doc = {};
  const id = rules.get('_id');
  if (value === root && id?.kind === 'keep' && value['_id'] !== undefined) {
    result['_id'] = value['_id'];
  }
  for (const key of Object.keys(value)) {
    const rule = rules.get(key);
    if (rule === undefined) continue;
    const kept = keptOf(value[key], rule, variables, root);
    if (kept !== undefined) result = withField(result, key, kept);
  }
  return compute(result, value, rules, variables, root);
}

/** What a rule keeps of a field. */
function keptOf(value: unknown, rule: Rule, variables: Variables, root: Doc): unknown {
  if (rule.kind === 'keep') return value;
  if (rule.kind === 'nested') return keep(value, rule.rules, variables, root);
  if (rule.kind === 'positional') return matchedElement(value, rule, root);
  return rule.kind === 'array' ? arrayOf(value, rule) : undefined;
}

/** Adds the computed fields, making the documents they lie in. */
function compute(made: Doc, source: Doc, rules: Rules, variables: Variables, root: Doc): Doc {
  let result = made;
  for (const [key, rule] of rules) {
    if (rule.kind === 'compute') {
      const value = rule.evaluate(root, variables);
      if (value !== undefined) result = withField(result, key, value);
      else delete result[key];
    } else if (rule.kind === 'nested' && !isDoc(source[key]) && !Array.isArray(source[key])) {
      if (!includes(rule)) continue;
      result = withField(result, key, compute({}, {}, rule.rules, variables, root));
    }
  }
  return result;
}

function drop(value: unknown, rules: Rules, variables: Variables, root: Doc): unknown {
  if (Array.isArray(value)) return value.map((item) => drop(item, rules, variables, root));
  if (!isDoc(value)) return value;
  const result = mapFields(value, (each, key) => {
    const rule = rules.get(key);
    if (rule?.kind === 'drop') return undefined;
    if (rule?.kind === 'nested') return drop(each, rule.rules, variables, root);
    return rule?.kind === 'array' ? arrayOf(each, rule) : each;
  });
  return compute(result, value, rules, variables, root);
}

function matchedElement(
  value: unknown,
  { path, matched }: { path: string[]; matched: MatchedPosition },
  root: Doc,
): unknown {
  if (!Array.isArray(value)) return value;
  const position = matched(root, path);
  if (position === undefined) {
    throw new CommandError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [value[position] as unknown];
}

function arrayOf(value: unknown, rule: Rule & { kind: 'array' }): unknown {
  return Array.isArray(value) ? rule.apply(value) : value;
}

/** Compiles `$addFields` and `$set`: every value is an expression, nothing is dropped. */
export function compileAddFields(spec: Doc): Projection {
  const rules: Rules = new Map();
  addExpressions(rules, spec);
  return (doc, variables) => add(doc, rules, { ROOT: doc, ...variables }, doc) as Doc;
}

function addExpressions(rules: Rules, spec: Doc): void {
  for (const [path, value] of Object.entries(spec)) {
    const parts = path.split('.');
    if (parts.some((part) => part === '' || part.startsWith('$'))) {
      throw new CommandError(16410, `Invalid field path: ${path}`);
    }
    const parent = enter(rules, parts.slice(0, -1));
    const name = parts.at(-1) as string;
    const nested =
      isDoc(value) &&
      Object.keys(value).length > 0 &&
      Object.keys(value)[0]?.startsWith('$') !== true;
    if (nested) addExpressions(enter(parent, [name]), value);
    else parent.set(name, { kind: 'compute', evaluate: compileExpression(value) });
  }
}

function add(value: unknown, rules: Rules, variables: Variables, root: Doc): unknown {
  if (Array.isArray(value)) return value.map((item) => add(item, rules, variables, root));
  let result: Doc = isDoc(value) ? copyOf(value) : {};
  for (const [key, rule] of rules) {
    if (rule.kind === 'compute') {
      const next = rule.evaluate(root, variables);
      if (next === undefined) delete result[key];
      else result = withField(result, key, next);
    } else if (rule.kind === 'nested') {
      result = withField(result, key, add(result[key], rule.rules, variables, root));
    }
  }
  return result;
}
