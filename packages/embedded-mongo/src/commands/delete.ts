import { type Doc, Int32, isDoc } from '../bson/values.ts';
import { asWhole } from '../bson/numbers.ts';
import { CommandError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { deleteRecord } from '../storage/records.ts';
import type { Command, CommandContext } from './context.ts';
import { findIds, findOne, stillMatching } from './modify.ts';
import { runBatch, statementsOf, sumOf } from './write-batch.ts';

const documentsPerCommit = 200;
const nothing: Doc = { n: new Int32(0) };

export const deleteCommand: Command = async (context) => {
  const statements = statementsOf(context, 'deletes').map((statement) => {
    const { q: filter, collation } = statement;
    if (!isDoc(filter)) throw new CommandError('TypeMismatch', "'deletes.q' must be an object");
    const limit = asWhole(statement['limit']);
    if (limit !== 0 && limit !== 1) {
      throw new CommandError(
        'FailedToParse',
        `The limit field in delete objects must be 0 or 1. Got ${limit}`,
      );
    }
    context.refuseCollation(collation);
    return { filter, many: limit === 0 };
  });
  const collection = context.collection();
  if (!collection) return nothing;
  let n = 0;
  const writeErrors: Doc[] = [];
  if (statements.some((each) => each.many)) {
    for (const { filter, many } of statements) {
      n += many
        ? await deleteMany(context, collection, filter)
        : await context.write((unit) => deleteOne(context, unit, collection, filter));
    }
  } else {
    const batch = await runBatch(context, statements.length, (unit, i) => {
      const { filter } = statements[i] as (typeof statements)[number];
      return { n: new Int32(deleteOne(context, unit, collection, filter)) };
    });
    n = sumOf(batch.results, 'n');
    writeErrors.push(...batch.writeErrors);
  }
  return { n: new Int32(n), ...(writeErrors.length > 0 ? { writeErrors } : {}) };
};

function deleteOne(
  context: CommandContext,
  unit: Parameters<typeof findOne>[1],
  collection: Collection,
  filter: Doc,
): number {
  const found = findOne(context, unit, collection, filter);
  if (!found) return 0;
  deleteRecord(unit, collection, found, found.doc);
  return 1;
}

async function deleteMany(
  context: CommandContext,
  collection: Collection,
  filter: Doc,
): Promise<number> {
  const ids = await findIds(context, collection, filter);
  let n = 0;
  for (let start = 0; start < ids.length; start += documentsPerCommit) {
    const part = ids.slice(start, start + documentsPerCommit);
    n += await context.write((unit) => {
      let deleted = 0;
      for (const found of stillMatching(context, unit, collection, filter, part)) {
        deleteRecord(unit, collection, found, found.doc);
        deleted++;
      }
      return deleted;
    });
  }
  return n;
}
