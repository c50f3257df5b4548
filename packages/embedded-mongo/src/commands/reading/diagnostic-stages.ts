import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { Binary, type Doc, Double, Long, isDoc, isTruthy, toNumber } from '../../bson/values.ts';
import { CommandError, unknownField, unsupported } from '../../errors.ts';
import type { CommandContext } from '../context.ts';
import { storageStats } from '../server/statistics.ts';

type Source = (context: CommandContext, spec: Doc) => Promise<Doc[]> | Doc[];

/** First stages that tell about the server instead of reading documents. */
const sources: Record<string, { run: Source; onDatabase: boolean }> = {
  $collStats: { run: collStats, onDatabase: false },
  $indexStats: { run: indexStats, onDatabase: false },
  $currentOp: { run: currentOp, onDatabase: true },
  $listLocalSessions: { run: listLocalSessions, onDatabase: true },
  $listSessions: { run: listSessions, onDatabase: false },
  $planCacheStats: { run: () => [], onDatabase: false },
};

/** The documents of a diagnostic stage; null for every other stage. */
export function diagnosticDocs(
  context: CommandContext,
  stage: Doc | undefined,
  onDatabase: boolean,
): Promise<Doc[]> | Doc[] | null {
  const name = Object.keys(stage ?? {})[0] ?? '';
  if (!stage || !Object.hasOwn(sources, name)) return null;
  const source = sources[name] as (typeof sources)[string];
  if (source.onDatabase !== onDatabase) {
    throw new CommandError(
      'InvalidNamespace',
      onDatabase
        ? `${name} must be run against a collection`
        : `${name} must be run against a database with {aggregate: 1}`,
    );
  }
  if (context.transaction) {
    throw new CommandError(
      'OperationNotSupportedInTransaction',
      `Operation not permitted in transaction :: caused by :: Aggregation stage ${name} cannot run within a multi-document transaction`,
    );
  }
  const spec = stage[name];
  if (!isDoc(spec)) throw new CommandError('FailedToParse', `${name} options must be an object`);
  return source.run(context, spec);
}

async function collStats(context: CommandContext, spec: Doc): Promise<Doc[]> {
  const result: Doc = { ns: context.namespace, host: hostname(), localTime: new Date() };
  for (const [option, value] of Object.entries(spec)) {
    if (!['latencyStats', 'storageStats', 'count'].includes(option)) {
      throw option === 'queryExecStats'
        ? unsupported('$collStats.queryExecStats')
        : unknownField(`$collStats.${option}`);
    }
    if (!isDoc(value)) throw new CommandError('TypeMismatch', `${option} must be an object`);
  }
  const latency = spec['latencyStats'];
  if (isDoc(latency)) {
    if (isTruthy(latency['histograms'])) throw unsupported('$collStats with histograms');
    result['latencyStats'] = context.engine.operations.usage.latencies(context.namespace);
  }
  const storage = spec['storageStats'];
  const scale = isDoc(storage) && storage['scale'] !== undefined ? toNumber(storage['scale']) : 1;
  if (storage !== undefined) result['storageStats'] = await storageStats(context, scale);
  if (spec['count'] !== undefined) {
    const collection = context.collection();
    if (!collection) throw new CommandError('NamespaceNotFound', `${context.namespace} not found`);
    result['count'] = Long.fromNumber(context.engine.env.count(collection.range));
  }
  return [result];
}

function indexStats(context: CommandContext): Doc[] {
  const indexes = context.collection()?.indexes ?? [];
  return indexes.map(({ name, spec, ready, uses, usesSince }) => ({
    name,
    key: spec['key'],
    host: hostname(),
    accesses: { ops: Long.fromNumber(uses), since: new Date(usesSince) },
    ...(ready ? {} : { building: true }),
    spec,
  }));
}

function currentOp(context: CommandContext, spec: Doc): Doc[] {
  if (context.db !== 'admin') {
    throw new CommandError(
      'InvalidNamespace',
      "$currentOp must be run against the 'admin' database with {aggregate: 1}",
    );
  }
  return currentOperations(context, spec);
}

/** What is being done, and what waits between two statements. */
export function currentOperations(context: CommandContext, spec: Doc): Doc[] {
  const idle = spec['idleSessions'] === false ? [] : idleTransactions(context);
  return [...context.engine.operations.list(), ...idle];
}

/** Open transactions between two statements. */
function idleTransactions({ engine }: CommandContext): Doc[] {
  const docs: Doc[] = [];
  for (const { transaction, lsid } of engine.sessions.all()) {
    if (transaction?.state !== 'open') continue;
    const { number, startedAt } = transaction;
    docs.push({
      type: 'idleSession',
      desc: 'inactive transaction',
      active: false,
      lsid,
      transaction: {
        parameters: { txnNumber: Long.fromBigInt(number), autocommit: false },
        startWallClockTime: new Date(startedAt).toISOString(),
        timeOpenMicros: new Double((Date.now() - startedAt) * 1000),
      },
    });
  }
  return docs;
}

function listSessions(context: CommandContext): Doc[] {
  if (context.namespace === 'config.system.sessions') return listLocalSessions(context);
  throw new CommandError(
    'InvalidNamespace',
    '$listSessions may only be run against config.system.sessions',
  );
}

function listLocalSessions({ engine, connection }: CommandContext): Doc[] {
  const digest = createHash('sha256').update(
    connection.user === null ? '' : `${connection.user}@admin`,
  );
  const uid = new Binary(digest.digest());
  return [...engine.sessions.all()].map(({ lsid, lastUsed }) => ({
    _id: { ...lsid, uid },
    lastUse: new Date(lastUsed),
  }));
}
