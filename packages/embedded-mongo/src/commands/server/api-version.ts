import { type Doc, isDoc } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';

/** The commands of MongoDB's stable API, version 1. */
const versionOne = new Set([
  'abortTransaction',
  'aggregate',
  'authenticate',
  'bulkWrite',
  'collMod',
  'commitTransaction',
  'count',
  'create',
  'createIndexes',
  'delete',
  'drop',
  'dropDatabase',
  'dropIndexes',
  'endSessions',
  'explain',
  'find',
  'findAndModify',
  'getMore',
  'hello',
  'insert',
  'killCursors',
  'killSessions',
  'listCollections',
  'listDatabases',
  'listIndexes',
  'ping',
  'refreshSessions',
  'saslContinue',
  'saslStart',
  'testDeprecation',
  'update',
]);
const otherStages = new Set(['$currentOp', '$indexStats', '$listLocalSessions', '$listSessions']);

/** Checks the API version a client declares; there is one. */
export function checkApiVersion(name: string, body: Doc): void {
  const { apiVersion, apiStrict, apiDeprecationErrors } = body;
  if (apiVersion === undefined) {
    if (apiStrict === undefined && apiDeprecationErrors === undefined) return;
    throw new CommandError(
      4_886_600,
      'Provided apiStrict and/or apiDeprecationErrors without passing apiVersion',
    );
  }
  if (apiVersion !== '1') throw new CommandError('APIVersionError', 'API version must be "1"');
  if (apiDeprecationErrors === true && name === 'testDeprecation') {
    throw new CommandError(
      'APIDeprecationError',
      `Provided apiDeprecationErrors:true, but the command ${name} is deprecated in API Version 1. Information on supported commands and migrations in API Version 1 can be found at https://dochub.mongodb.org/core/manual-versioned-api.`,
    );
  }
  if (apiStrict !== true) return;
  if (!versionOne.has(name)) {
    throw new CommandError(
      'APIStrictError',
      `Provided apiStrict:true, but the command ${name} is not in API Version 1. Information on supported commands and migrations in API Version 1 can be found at https://dochub.mongodb.org/core/manual-versioned-api.`,
    );
  }
  const stages = name === 'aggregate' && Array.isArray(body['pipeline']) ? body['pipeline'] : [];
  const other = stages.find(
    (stage) => isDoc(stage) && otherStages.has(Object.keys(stage)[0] ?? ''),
  ) as Doc | undefined;
  if (other !== undefined) {
    throw new CommandError(
      'APIStrictError',
      `stage ${Object.keys(other)[0]} is not allowed with 'apiStrict: true' in API Version 1`,
    );
  }
}
