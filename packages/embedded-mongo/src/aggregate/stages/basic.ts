import { asWhole } from '../../bson/numbers.ts';
import { copyOf, mapFields, withField } from '../../bson/ordered.ts';
import {
  type Doc,
  Int32,
  Long,
  getField,
  isDoc,
  isNumber,
  isTruthy,
  toNumber,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileMatcher } from '../../query/matcher.ts';
import { type Held, holding } from '../../query/memory.ts';
import { compareSortKeys, parseSort, sortKeys } from '../../query/sort.ts';
import { compileExpression } from '../expression.ts';
import { searchIn } from '../../query/text-search.ts';
import { collationKey, searchKey } from '../variables.ts';
import type { Stage, StageCompiler, Stream } from '../pipeline.ts';
import { valueAt } from '../../query/paths.ts';

/**
 * Gathers a stream, passing its pauses on.
 * @param held counts what is gathered.
 */
export function* collect(input: Stream, held: Held): Generator<null, Doc[]> {
  const docs: Doc[] = [];
  for (const doc of input) {
    if (doc === null) yield null;
    else {
      held.add(doc);
      docs.push(doc);
    }
  }
  return docs;
}

/** The argument of a stage that counts documents. */
function countOf(stage: string, spec: unknown, invalid: number): number {
  const value = asWhole(spec);
  if (value !== undefined && value >= 0) return value;
  throw new CommandError(
    invalid,
    `invalid argument to ${stage} stage: Expected a non-negative number`,
  );
}

function limitOf(spec: unknown): number {
  const value = countOf('$limit', spec, 5_107_201);
  if (value === 0) throw new CommandError(15958, 'the limit must be positive');
  return value;
}

function sampleSizeOf(spec: unknown): number {
  if (!isDoc(spec)) {
    throw new CommandError(28745, 'the $sample stage specification must be an object');
  }
  const size = spec['size'];
  if (size === undefined) throw new CommandError(28749, '$sample stage must specify a size');
  if (!isNumber(size)) throw new CommandError(28746, 'size argument to $sample must be a number');
  const value = asWhole(size) ?? Math.trunc(toNumber(size));
  if (value > 0) return value;
  throw new CommandError(28747, 'size argument to $sample must be a positive integer');
}

const compileMatch: StageCompiler = (spec, context) => {
  if (!isDoc(spec))
    throw new CommandError(15959, 'the match filter must be an expression in an object');
  if (searchIn(spec) !== undefined && !context.variables[searchKey]) {
    throw new CommandError(17_313, '$match with $text is only allowed as the first pipeline stage');
  }
  const matches = compileMatcher(spec, context.variables);
  return function* match(input) {
    for (const doc of input) if (doc === null || matches(doc)) yield doc;
  };
};

const compileSortStage: StageCompiler = (spec, context) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0) {
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  }
  const fields = parseSort(spec, context.variables[collationKey]);
  return (input) =>
    holding(context.memory, '$sort', function* sort(held) {
      const docs = yield* collect(input, held);
      const entries = docs.map((doc) => ({ doc, keys: sortKeys(doc, fields) }));
      entries.sort((a, b) => compareSortKeys(a.keys, b.keys, fields));
      for (const { doc } of entries) yield doc;
    });
};

const compileUnwind: StageCompiler = (spec) => {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  const { path, includeArrayIndex: indexField } = options;
  if (typeof path !== 'string' || !path.startsWith('$') || path.length < 2) {
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'");
  }
  const parts = path.slice(1).split('.');
  const keepEmpty = isTruthy(options['preserveNullAndEmptyArrays']);
  return function* unwind(input) {
    for (const doc of input) {
      if (doc === null) {
        yield null;
        continue;
      }
      const value = valueAt(doc, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [i, item] of value.entries()) {
          yield withIndex(withValue(doc, parts, item), indexField, Long.fromNumber(i));
        }
      } else if (value !== undefined && value !== null && !Array.isArray(value)) {
        yield withIndex(doc, indexField, null);
      } else if (keepEmpty) {
        const kept = Array.isArray(value) ? withValue(doc, parts, undefined) : doc;
        yield withIndex(kept, indexField, null);
      }
    }
  };
};

function withIndex(doc: Doc, field: unknown, value: unknown): Doc {
  return typeof field === 'string' ? withValue(doc, field.split('.'), value) : doc;
}

/** A copy with another value at a path; `undefined` removes it. */
export function withValue(doc: Doc, parts: string[], value: unknown): Doc {
  const [name, ...rest] = parts as [string, ...string[]];
  const copy = copyOf(doc);
  if (rest.length > 0) {
    const inner = getField(copy, name);
    return withField(copy, name, withValue(isDoc(inner) ? inner : {}, rest, value));
  }
  if (value !== undefined) return withField(copy, name, value);
  delete copy[name];
  return copy;
}

const compileCount: StageCompiler = (spec) => {
  const refuse = (code: number, what: string): CommandError =>
    new CommandError(code, `the count field ${what}`);
  if (typeof spec !== 'string') throw refuse(40156, 'must be a non-empty string');
  if (spec === '') throw refuse(40157, 'must be a non-empty string');
  if (spec.startsWith('$')) throw refuse(40158, 'cannot be a $-prefixed path');
  if (spec.includes('.')) throw refuse(40160, "cannot contain '.'");
  return function* count(input) {
    let n = 0;
    for (const doc of input) {
      if (doc === null) yield null;
      else n++;
    }
    if (n > 0) yield { [spec]: new Int32(n) };
  };
};

const compileSample: StageCompiler = (spec) => {
  const size = sampleSizeOf(spec);
  return function* sample(input) {
    const kept: Doc[] = [];
    let seen = 0;
    for (const doc of input) {
      if (doc === null) {
        yield null;
        continue;
      }
      seen++;
      if (kept.length < size) kept.push(doc);
      else {
        const place = Math.floor(Math.random() * seen);
        if (place < size) kept[place] = doc;
      }
    }
    yield* kept;
  };
};

const compileRedact: StageCompiler = (spec, context) => {
  const evaluate = compileExpression(spec);
  const redact = (doc: Doc, root: Doc): Doc | undefined => {
    const decision = evaluate(doc, { ...context.variables, ROOT: root });
    if (decision === '$$KEEP') return doc;
    if (decision === '$$PRUNE') return undefined;
    if (decision !== '$$DESCEND') {
      throw new CommandError(17053, '$redact must resolve to $$DESCEND, $$PRUNE, or $$KEEP');
    }
    return mapFields(doc, (value) => descend(value, root));
  };
  const descend = (value: unknown, root: Doc): unknown => {
    if (Array.isArray(value)) {
      return value.map((item) => descend(item, root)).filter((item) => item !== undefined);
    }
    return isDoc(value) ? redact(value, root) : value;
  };
  return function* stage(input) {
    for (const doc of input) {
      const kept = doc === null ? null : redact(doc, doc);
      if (kept !== undefined) yield kept;
    }
  };
};

function limitStage(count: number): Stage {
  return function* limit(input) {
    let n = 0;
    for (const doc of input) {
      yield doc;
      if (doc !== null && ++n >= count) return;
    }
  };
}

/** Stages that look at one document at a time, or only reorder and count. */
export const basicStages: Record<string, StageCompiler> = {
  $match: compileMatch,
  $sort: compileSortStage,
  $limit: (spec) => limitStage(limitOf(spec)),
  $skip: (spec) => {
    const count = countOf('$skip', spec, 5_107_200);
    return function* skip(input) {
      let n = 0;
      for (const doc of input) if (doc === null || n++ >= count) yield doc;
    };
  },
  $unwind: compileUnwind,
  $count: compileCount,
  $sample: compileSample,
  $redact: compileRedact,
  $documents: (spec, context) => {
    const docs = compileExpression(spec)({}, context.variables);
    if (!Array.isArray(docs) || !docs.every(isDoc)) {
      throw new CommandError(5858203, '$documents needs an array of objects');
    }
    return function* documents() {
      yield* docs;
    };
  },
};
