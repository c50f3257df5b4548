import { compilePipelineUpdate } from './pipeline-update.ts';
import type { Variables } from '../aggregate/variables.ts';
import { copyOf, deepClone, withFirst } from '../bson/ordered.ts';
import { shownFields } from '../bson/shown.ts';
import { type Doc, entryOf, isDoc, typeName } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { valueAt } from '../query/paths.ts';
import { Description, describeDifference, pathIn } from './difference.ts';
import { type FieldOperator, type UpdateContext, fieldOperators } from './field-operators.ts';
import {
  type ArrayFilters,
  type MatchedPosition,
  compileArrayFilters,
  compileMatchedPosition,
  expandPath,
  identifierIn,
  isPositional,
} from './positions.ts';
import { Target } from './target.ts';

export interface UpdateOutcome {
  doc: Doc;
  kind: 'update' | 'replace';
  /** What a change event tells about the update. */
  description: Doc;
}

/** Gives the document after the update; the given one stays as it is. */
export type Update = (before: Doc, context: UpdateContext) => UpdateOutcome;

export interface UpdateRequest {
  spec: unknown;
  filter: Doc;
  arrayFilters?: unknown;
  /** Values `$$name` in a pipeline refers to. */
  constants?: Variables | undefined;
}

/** Compiles a replacement, an operator document or a pipeline. */
export function compileUpdate(request: UpdateRequest): Update {
  const { spec } = request;
  if (Array.isArray(spec)) {
    const { arrayFilters } = request;
    if (Array.isArray(arrayFilters) && arrayFilters.length > 0) {
      throw new CommandError(
        'FailedToParse',
        'arrayFilters may not be specified for pipeline-style updates',
      );
    }
    return pipelineUpdate(spec, request.constants ?? {});
  }
  if (!isDoc(spec)) {
    throw new CommandError('FailedToParse', 'Update argument must be an object or an array');
  }
  return isReplacement(spec) ? replacement(spec) : operatorUpdate(spec, request);
}

/** True when an update document holds fields rather than operators. */
export function isReplacement(spec: unknown): boolean {
  return isDoc(spec) && Object.keys(spec)[0]?.startsWith('$') !== true;
}

function replacement(spec: Doc): Update {
  const dollar = Object.keys(spec).find((key) => key.startsWith('$'));
  return (before, context) => {
    if (dollar !== undefined) refuseDollar([dollar], context);
    const id = spec['_id'] ?? before['_id'];
    const doc = id === undefined ? copyOf(spec) : withFirst('_id', id, spec);
    return { doc, kind: 'replace', description: {} };
  };
}

function pipelineUpdate(stages: unknown[], constants: Variables): Update {
  const apply = compilePipelineUpdate(stages);
  return (before, context) => {
    const after = apply(before, {
      ...constants,
      NOW: context.now,
      CLUSTER_TIME: context.clusterTime,
    });
    const doc: Doc =
      before['_id'] !== undefined && after['_id'] === undefined
        ? withFirst('_id', before['_id'], after)
        : after;
    return { doc, kind: 'update', description: describeDifference(before, doc) };
  };
}

interface Step {
  parts: string[];
  apply: FieldOperator;
}

function operatorUpdate(spec: Doc, request: UpdateRequest): Update {
  const filters = compileArrayFilters(request.arrayFilters, request.constants);
  const constants = request.constants ?? {};
  const steps: Step[] = [];
  const paths: string[] = [];
  for (const [operator, fields] of Object.entries(spec)) {
    const compile = entryOf(fieldOperators, operator);
    if (!compile && operator !== '$rename') throw unknownModifier(operator);
    if (!isDoc(fields)) {
      throw new CommandError(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${shownFields({ [operator]: fields })}}`,
      );
    }
    for (const [path, operand] of Object.entries(fields)) {
      checkPath(path);
      paths.push(path);
      if (compile) steps.push({ parts: path.split('.'), apply: compile(operand, path, constants) });
      else {
        const to = checkRename(path, operand);
        paths.push(to);
        steps.push({ parts: to.split('.'), apply: renameFrom(path.split('.')) });
      }
    }
  }
  steps.sort((a, b) => compareParts(a.parts, b.parts));
  checkConflicts(paths);
  checkFilters(filters, paths);
  const matched = paths.some((path) => path.split('.').includes('$'))
    ? compileMatchedPosition(request.filter, constants)
    : null;
  return (before, context) => applySteps(before, context, steps, filters, matched);
}

function applySteps(
  before: Doc,
  context: UpdateContext,
  steps: Step[],
  filters: ArrayFilters,
  matched: MatchedPosition | null,
): UpdateOutcome {
  const target = new Target(deepClone(before));
  for (const { parts, apply } of steps) {
    refuseDollar(parts, context);
    for (const concrete of expandPath(before, parts, filters, matched)) {
      apply(target, concrete, context);
    }
  }
  return { doc: target.doc, kind: 'update', description: describe(target) };
}

/** The step of `$rename` at the place where the field goes. */
function renameFrom(from: string[]): FieldOperator {
  return (target, to) => {
    for (let i = 1; i < from.length; i++) {
      if (Array.isArray(target.get(from.slice(0, i)))) {
        throw new CommandError(
          'BadValue',
          'The source field of $rename cannot be an array element',
        );
      }
    }
    const value = target.get(from);
    if (value === undefined) return;
    target.unset(from);
    target.set(to, value);
  };
}

const wholeNumber = /^\d+$/;

/**
 * The order in which MongoDB updates fields, and so the one in which new ones are added: by name,
 * whole numbers by their value, whatever order the statement names them in.
 */
function compareParts(a: readonly string[], b: readonly string[]): number {
  for (const [i, one] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (one === other) continue;
    const byValue = wholeNumber.test(one) && wholeNumber.test(other);
    if (byValue && Number(one) !== Number(other)) return Number(one) - Number(other);
    return one < other ? -1 : 1;
  }
  return a.length - b.length;
}

function describe(target: Target): Doc {
  const description = new Description();
  const parts = (path: string): string[] => path.split('.');
  for (const path of new Set(target.changed)) {
    const value = valueAt(target.doc, parts(path));
    if (value !== undefined) description.update(pathIn(target.doc, parts(path)), value);
  }
  for (const path of target.removed) {
    if (valueAt(target.doc, parts(path)) === undefined) {
      description.remove(pathIn(target.doc, parts(path)));
    }
  }
  return description.toDoc();
}

function unknownModifier(operator: string): CommandError {
  return new CommandError(
    'FailedToParse',
    `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
  );
}

function checkPath(path: string): void {
  const parts = path.split('.');
  if (path === '' || parts.includes('')) {
    throw new CommandError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (isPositional(parts[0] as string)) {
    throw new CommandError(
      'BadValue',
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
  }
}

/** New documents may have fields that begin with a dollar; those that are there get none. */
function refuseDollar(parts: readonly string[], { inserting }: UpdateContext): void {
  const [first = ''] = parts;
  if (inserting || !first.startsWith('$')) return;
  throw dollarField(first, parts.join('.'));
}

function dollarField(name: string, path: string): CommandError {
  return new CommandError(
    'DollarPrefixedFieldName',
    `The dollar ($) prefixed field '${name}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
  );
}

function checkRename(path: string, to: unknown): string {
  if (typeof to !== 'string') {
    throw new CommandError('BadValue', `The 'to' field for $rename must be a string: ${path}`);
  }
  checkPath(to);
  if (path === to) {
    throw new CommandError(
      'BadValue',
      `The source and target field for $rename must differ: ${path}: "${to}"`,
    );
  }
  if ([path, to].some((each) => each.split('.').some(isPositional))) {
    throw new CommandError('BadValue', 'The fields of $rename may not be dynamic');
  }
  return to;
}

function checkConflicts(paths: string[]): void {
  const sorted = paths.map((path) => path.split('.').join('\0')).toSorted();
  for (let i = 1; i < sorted.length; i++) {
    const previous = sorted[i - 1] as string;
    const path = sorted[i] as string;
    if (path === previous || path.startsWith(`${previous}\0`)) {
      const shown = path.replaceAll('\0', '.');
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${shown}' would create a conflict at '${previous.replaceAll('\0', '.')}'`,
      );
    }
  }
}

/** Every `$[name]` needs its array filter, and every array filter its use. */
function checkFilters(filters: ArrayFilters, paths: string[]): void {
  for (const path of paths) {
    for (const name of path.split('.').map(identifierIn)) {
      if (name === undefined || filters.has(name)) continue;
      throw new CommandError(
        'BadValue',
        `No array filter found for identifier '${name}' in path '${path}'`,
      );
    }
  }
  for (const name of filters.keys()) {
    if (!paths.some((path) => path.split('.').includes(`$[${name}]`))) {
      throw new CommandError(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update`,
      );
    }
  }
}
