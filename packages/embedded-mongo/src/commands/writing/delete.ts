import { type Doc, Int32, isDoc } from '../../bson/values.ts';
import { asWhole } from '../../bson/numbers.ts';
import { CommandError } from '../../errors.ts';
import type { Collection } from '../../storage/collection.ts';
import { checkQuery } from '../../query/find.ts';
import { deleteRecord } from '../../storage/records.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import type { Command, CommandContext } from '../context.ts';
import { type Selection, findIds, findOne, stillMatching } from './modify.ts';
import { runBatch, runEach, statementsOf, sumOf } from './write-batch.ts';

const documentsPerCommit = 200;
const nothing: Doc = { n: new Int32(0) };

export const deleteCommand: Command = async (context) => {
  const collection = context.collection();
  const statements = statementsOf(context, 'deletes', ['q', 'limit']).map((statement) => {
    const { q: filter, collation } = statement;
    if (!isDoc(filter)) throw new CommandError('TypeMismatch', "'deletes.q' must be an object");
    const limit = asWhole(statement['limit']);
    if (limit !== 0 && limit !== 1) {
      throw new CommandError(
        'FailedToParse',
        `The limit field in delete objects must be 0 or 1. Got ${limit}`,
      );
    }
    const variables = context.variablesOn(collection, collation ?? null);
    return { filter, hint: statement['hint'], many: limit === 0, variables };
  });
  const one = (unit: WriteUnit, i: number): Doc => {
    const statement = statements[i] as Selection;
    if (collection) return { n: new Int32(deleteOne(context, unit, collection, statement)) };
    checkQuery(statement);
    return nothing;
  };
  const { results, writeErrors } = await (collection && statements.some((each) => each.many)
    ? runEach(
        context,
        statements.length,
        (i) => {
          const statement = statements[i] as (typeof statements)[number];
          if (!statement.many) return null;
          context.refuseRetryOfMany();
          return deleteMany(context, collection, statement).then((n) => ({ n: new Int32(n) }));
        },
        one,
      )
    : runBatch(context, statements.length, one));
  const n = new Int32(sumOf(results, 'n'));
  return { n, ...(writeErrors.length > 0 ? { writeErrors } : {}) };
};

/** Deletes the first document that is selected; tells how many that were. */
export function deleteOne(
  context: CommandContext,
  unit: WriteUnit,
  collection: Collection,
  selection: Selection,
): number {
  const found = findOne(context, unit, collection, selection);
  if (!found) return 0;
  deleteRecord(unit, collection, found, found.doc);
  return 1;
}

/** Deletes all documents that are selected, some per commit. */
export async function deleteMany(
  context: CommandContext,
  collection: Collection,
  selection: Selection,
): Promise<number> {
  const ids = await findIds(context, collection, selection);
  let n = 0;
  for (let start = 0; start < ids.length; start += documentsPerCommit) {
    const part = ids.slice(start, start + documentsPerCommit);
    n += await context.write((unit) => {
      let deleted = 0;
      for (const found of stillMatching(unit, collection, selection, part)) {
        deleteRecord(unit, collection, found, found.doc);
        deleted++;
      }
      return deleted;
    });
  }
  return n;
}
