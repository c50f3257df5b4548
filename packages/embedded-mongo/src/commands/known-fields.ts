import type { Doc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** What every command may carry besides its own fields, and besides names that begin with a dollar. */
const everywhere = words(
  `comment lsid txnNumber autocommit startTransaction coordinator stmtId stmtIds readConcern
  writeConcern maxTimeMS maxTimeMSOpOnly apiVersion apiStrict apiDeprecationErrors help rawData
  mayBypassWriteBlocking clientOperationKey databaseVersion shardVersion collectionUUID`,
);

const writes = 'ordered bypassDocumentValidation encryptionInformation';
const reads = 'collation hint let legacyRuntimeConstants runtimeConstants encryptionInformation';

/** The fields of MongoDB 8.0 by command; commands that are not here are read leniently, as there. */
const fields = {
  find: `find filter projection sort skip limit batchSize singleBatch allowDiskUse min max
    returnKey showRecordId tailable oplogReplay noCursorTimeout awaitData allowPartialResults mirrored
    readOnce allowSpeculativeMajorityRead term options querySettings includeQueryStatsMetrics ${reads}`,
  getMore: `getMore collection batchSize term lastKnownCommittedOpTime includeQueryStatsMetrics`,
  aggregate: `aggregate pipeline explain allowDiskUse cursor bypassDocumentValidation needsMerge
    fromMongos fromRouter exchange passthroughToShard querySettings
    isMapReduceCommand includeQueryStatsMetrics ${reads}`,
  count: `count query limit skip fields queryOptions ${reads}`,
  distinct: `distinct key query queryOptions querySettings ${reads}`,
  insert: `insert documents bypassEmptyTsReplacement ${writes}`,
  update: `update updates let legacyRuntimeConstants runtimeConstants bypassEmptyTsReplacement
    ${writes}`,
  delete: `delete deletes let legacyRuntimeConstants runtimeConstants ${writes}`,
  bulkWrite: `bulkWrite ops nsInfo errorsOnly cursor let bypassEmptyTsReplacement ${writes}`,
  findAndModify: `findAndModify findandmodify query fields sort arrayFilters remove update upsert
    new bypassDocumentValidation bypassEmptyTsReplacement sampleId ${reads}`,
  createIndexes: 'createIndexes indexes ignoreUnknownIndexOptions commitQuorum',
  'update.updates': `q u c arrayFilters upsert multi hint collation sort upsertSupplied sampleId
    allowShardKeyUpdatesWithoutFullShardKeyInQuery includeQueryStatsMetricsForOpIndex`,
  'delete.deletes': 'q limit hint collation sampleId',
} as const;

const known = new Map(
  Object.entries(fields).map(([name, own]) => [name, new Set([...words(own), ...everywhere])]),
);

/** Refuses a field that MongoDB does not know: it would be ignored, and mean something to its sender. */
export function checkFields(name: string, body: Doc): void {
  const own = known.get(name === 'findandmodify' ? 'findAndModify' : name);
  if (!own) return;
  for (const field in body) {
    if (own.has(field) || field.startsWith('$')) continue;
    throw new CommandError(40_415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}

/** The error of a field that must be there. */
export function missingField(path: string): CommandError {
  return new CommandError(40_414, `BSON field '${path}' is missing but a required field`);
}
