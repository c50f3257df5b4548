import { encode } from '../../bson/codec.ts';
import { type Doc, isDoc } from '../../bson/values.ts';
import { CommandError, unknownField, unsupported } from '../../errors.ts';
import { insertRecord } from '../../storage/capped.ts';
import { deleteRecord } from '../../storage/records.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import type { Collection } from '../../storage/collection.ts';
import { withId } from '../../update/upsert.ts';
import type { CommandContext } from '../context.ts';
import { compileMerge } from './merge.ts';
import { checkDocument } from './validation.ts';
import { findIds, stillMatching } from './modify.ts';

/** Carries out a final `$out` or `$merge`. */
export async function writeOut(
  context: CommandContext,
  stage: Doc,
  results: Iterable<Doc | null>,
): Promise<void> {
  if (context.transaction) {
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      `Operation not permitted in transaction :: caused by :: Aggregation stage ${Object.keys(stage)[0]} cannot run within a multi-document transaction`,
    );
  }
  const merging = '$merge' in stage;
  const spec = merging ? stage['$merge'] : stage['$out'];
  if (typeof spec !== 'string' && !isDoc(spec)) {
    throw new CommandError(
      merging ? 51_182 : 16_990,
      `${merging ? '$merge' : '$out'} only supports a string or object argument`,
    );
  }
  const { db, name } = targetOf(context, merging && isDoc(spec) ? spec['into'] : spec);
  const write = merging ? compileMerge(context, isDoc(spec) ? spec : {}, db, name) : null;
  const docs: Doc[] = [];
  for (const doc of results) {
    if (doc) docs.push(doc);
    else await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  const target = await context.ensureCollection(db, name);
  if (!write) return replaceAll(context, target, docs.map(withId));
  for (let i = 0; i < docs.length; i += 200) {
    await context.write((unit) => {
      for (const doc of docs.slice(i, i + 200)) write(unit, target, doc);
    });
  }
}

function targetOf(context: CommandContext, spec: unknown): { db: string; name: string } {
  if (typeof spec === 'string') return { db: context.db, name: spec };
  if (isDoc(spec) && typeof spec['coll'] === 'string') {
    for (const field of Object.keys(spec)) {
      if (field === 'timeseries') throw unsupported('$out into a time series');
      if (field !== 'db' && field !== 'coll') throw unknownField(`$out.${field}`);
    }
    return { db: typeof spec['db'] === 'string' ? spec['db'] : context.db, name: spec['coll'] };
  }
  throw new CommandError('FailedToParse', 'The target must be a collection name or { db, coll }');
}

async function replaceAll(context: CommandContext, target: Collection, docs: Doc[]): Promise<void> {
  const all = { filter: {}, variables: context.variables };
  const old = await findIds(context, target, all);
  await context.write((unit) => {
    for (const found of stillMatching(unit, target, all, old)) {
      deleteRecord(unit, target, found, found.doc);
    }
    for (const doc of docs) insertDoc(context, unit, target, doc);
  });
}

function insertDoc(context: CommandContext, unit: WriteUnit, target: Collection, doc: Doc): void {
  checkDocument(context, target, null, doc);
  insertRecord(unit, target, doc, encode(doc));
}
