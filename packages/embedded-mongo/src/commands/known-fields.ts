import type { Doc } from '../bson/values.ts';
import { unknownField } from '../errors.ts';

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
  create: `create capped autoIndexId idIndex size max storageEngine validator validationLevel
    validationAction indexOptionDefaults viewOn pipeline collation changeStreamPreAndPostImages
    timeseries clusteredIndex expireAfterSeconds encryptedFields temp recordIdsReplicated`,
  collMod: `collMod index viewOn pipeline validator validationLevel validationAction
    changeStreamPreAndPostImages expireAfterSeconds timeseries cappedSize cappedMax dryRun
    encryptedFields timeseriesBucketsMayHaveMixedSchemaData isTimeseriesNamespace`,
  drop: 'drop dropPendingCollection',
  dropDatabase: 'dropDatabase',
  dropIndexes: 'dropIndexes deleteIndexes index isTimeseriesNamespace',
  renameCollection: 'renameCollection to dropTarget stayTemp encryptionInformation',
  listCollections: 'listCollections filter nameOnly authorizedCollections cursor',
  listDatabases: 'listDatabases filter nameOnly authorizedDatabases',
  listIndexes: 'listIndexes cursor includeBuildUUIDs includeIndexBuildInfo isTimeseriesNamespace',
  killCursors: 'killCursors cursors',
  'create.timeseries': 'timeField metaField granularity bucketMaxSpanSeconds bucketRoundingSeconds',
  'update.updates': `q u c arrayFilters upsert multi hint collation sort upsertSupplied sampleId
    allowShardKeyUpdatesWithoutFullShardKeyInQuery includeQueryStatsMetricsForOpIndex`,
  'delete.deletes': 'q limit hint collation sampleId',
  'bulkWrite.nsInfo': 'ns encryptionInformation isTimeseriesNamespace',
} as const;

const operation = 'filter multi hint collation sampleId';

/** The fields of one operation of `bulkWrite`, by its kind. */
const ofOperations = {
  insert: new Set(words('insert document')),
  update: new Set(
    words(`update updateMods upsert arrayFilters constants sort upsertSupplied
      allowShardKeyUpdatesWithoutFullShardKeyInQuery ${operation}`),
  ),
  delete: new Set(words(`delete ${operation}`)),
};

const known = new Map(
  Object.entries(fields).map(([name, own]) => [name, new Set([...words(own), ...everywhere])]),
);

/** Refuses a field that MongoDB does not know: it would be ignored, and mean something to its sender. */
export function checkFields(name: string, body: Doc): void {
  const own = known.get(name === 'findandmodify' ? 'findAndModify' : name);
  if (own) refuseOthers(name, own, body);
}

/** The same for an operation of `bulkWrite`, which is of one kind of three. */
export function checkOperation(kind: keyof typeof ofOperations, op: Doc): void {
  refuseOthers('bulkWrite.ops', ofOperations[kind], op);
}

function refuseOthers(path: string, own: ReadonlySet<string>, body: Doc): void {
  for (const field in body) {
    if (own.has(field) || field.startsWith('$')) continue;
    throw unknownField(`${path}.${field}`);
  }
}
