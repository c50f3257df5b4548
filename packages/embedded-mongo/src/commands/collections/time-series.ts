import { fieldsOfFilter } from '../../aggregate/dependencies.ts';
import { type Doc, Int32, entryOf, isDoc, isTruthy } from '../../bson/values.ts';
import { asWhole } from '../../bson/numbers.ts';
import { CommandError, missingField } from '../../errors.ts';
import { checkFields } from '../known-fields.ts';
import type { Collection } from '../../storage/collection.ts';

const spans: Record<string, number> = { seconds: 3600, minutes: 86_400, hours: 2_592_000 };

/** After how long documents go that are kept in the order of their time, checked. */
function expiryOf(expireAfterSeconds: unknown): Doc {
  if (expireAfterSeconds === undefined) return {};
  const seconds = asWhole(expireAfterSeconds);
  if (seconds === undefined || seconds < 0) {
    throw new CommandError('InvalidOptions', "'expireAfterSeconds' must be a number of at least 0");
  }
  return { expireAfterSeconds };
}

function spanOf(granularity: unknown): number {
  const span = typeof granularity === 'string' ? entryOf(spans, granularity) : undefined;
  if (span !== undefined) return span;
  throw new CommandError(
    'BadValue',
    `Enumeration value '${JSON.stringify(granularity)}' for field 'create.timeseries.granularity' is not a valid value.`,
  );
}

/** What `collMod` asks of a time series or a clustered collection, checked; undefined takes an option away. */
export function changedTimeOptions({ timeSeries, options }: Collection, body: Doc): Doc {
  const { expireAfterSeconds, timeseries } = body;
  const changes: Doc = {};
  if (expireAfterSeconds !== undefined) {
    if (!timeSeries && options['clusteredIndex'] === undefined) {
      throw new CommandError(
        'InvalidOptions',
        "'expireAfterSeconds' option is only supported on collections clustered by _id",
      );
    }
    const { expireAfterSeconds: after } =
      expireAfterSeconds === 'off' ? {} : expiryOf(expireAfterSeconds);
    changes['expireAfterSeconds'] = after;
  }
  if (timeseries === undefined) return changes;
  if (!timeSeries || !isDoc(timeseries)) {
    throw new CommandError('InvalidOptions', 'option only supported on a time-series collection');
  }
  const before = options['timeseries'] as Doc;
  const { granularity = before['granularity'], bucketMaxSpanSeconds } = timeseries;
  const span = spanOf(granularity);
  if (span < spanOf(before['granularity'])) {
    throw new CommandError(
      'InvalidOptions',
      "Invalid transition for timeseries.granularity. Can only transition from 'seconds' to 'minutes' or 'minutes' to 'hours'.",
    );
  }
  const longest = bucketMaxSpanSeconds ?? new Int32(span);
  return { ...changes, timeseries: { ...before, granularity, bucketMaxSpanSeconds: longest } };
}

/** The options of a time series in a request, complete as MongoDB shows them. */
export function timeSeriesOptions({
  timeseries,
  expireAfterSeconds,
  capped,
  clusteredIndex,
}: Doc): Doc {
  if (timeseries === undefined) {
    if (expireAfterSeconds === undefined || isDoc(clusteredIndex)) {
      return expiryOf(expireAfterSeconds);
    }
    throw new CommandError(
      'InvalidOptions',
      "'expireAfterSeconds' is only supported on time-series collections or when the 'clusteredIndex' option is specified",
    );
  }
  if (!isDoc(timeseries)) {
    throw new CommandError('TypeMismatch', "BSON field 'create.timeseries' must be an object");
  }
  if (capped === true || clusteredIndex !== undefined) {
    throw new CommandError('InvalidOptions', 'A time-series collection has no other kind');
  }
  checkFields('create.timeseries', timeseries);
  const { timeField, metaField, granularity = 'seconds', bucketMaxSpanSeconds } = timeseries;
  if (timeField === undefined) {
    throw missingField('create.timeseries.timeField');
  }
  if (typeof timeField !== 'string' || (metaField !== undefined && typeof metaField !== 'string')) {
    throw new CommandError('TypeMismatch', "'timeField' and 'metaField' must be strings");
  }
  if (metaField === '_id' || metaField === timeField) {
    throw new CommandError(
      'InvalidOptions',
      "'metaField' cannot be '_id' or the same as 'timeField'",
    );
  }
  for (const [name, field] of Object.entries({ timeField, metaField })) {
    if (field?.includes('.') !== true) continue;
    throw new CommandError(
      'InvalidOptions',
      `'${name}' must be a top-level field and not contain a '.'`,
    );
  }
  const span = spanOf(granularity);
  return {
    timeseries: {
      timeField,
      ...(metaField === undefined ? {} : { metaField }),
      granularity,
      bucketMaxSpanSeconds: bucketMaxSpanSeconds ?? new Int32(span),
    },
    ...expiryOf(expireAfterSeconds),
  };
}

/** Refuses a document without its time. */
export function checkTime({ timeSeries }: Collection, doc: Doc): void {
  if (!timeSeries || doc[timeSeries.timeField] instanceof Date) return;
  throw new CommandError(
    'BadValue',
    `'${timeSeries.timeField}' must be present and contain a valid BSON UTC datetime value`,
  );
}

/** Refuses to change single documents of a time series, whose statements may only change what many are of. */
export function refuseChange(collection: Collection | undefined): void {
  if (collection?.timeSeries) throw refused(collection, 'Cannot perform an update on');
}

/**
 * Refuses a statement on a time series unless it changes the field that says what was measured, of all
 * documents that its filter finds by that field, as MongoDB does.
 */
export function checkSeriesUpdate(collection: Collection | undefined, statement: Doc): void {
  const { timeSeries } = collection ?? {};
  if (!collection || !timeSeries) return;
  const { q, u, multi, upsert } = statement;
  const isMeta = (field: string): boolean => field === timeSeries.metaField;
  if (isTruthy(upsert)) throw refused(collection, 'Cannot perform an upsert on');
  if (!isTruthy(multi)) throw refused(collection, 'Cannot perform a non-multi update on');
  const asked = isDoc(q) ? fieldsOfFilter(q) : null;
  if (!asked || ![...asked].every(isMeta)) {
    throw refused(collection, 'A query by other fields than the metaField cannot update');
  }
  if (!isDoc(u) || !changedFields(u).every(isMeta)) {
    throw refused(collection, 'Only the metaField can be updated in');
  }
}

/** The top-level fields that an update by operators names, those of a rename on both its sides. */
function changedFields(update: Doc): string[] {
  return Object.entries(update).flatMap(([operator, fields]) => {
    const paths = isDoc(fields) ? Object.keys(fields) : [operator];
    const targets =
      operator === '$rename' && isDoc(fields) ? Object.values(fields).map(String) : [];
    return [...paths, ...targets].map((path) => path.split('.', 1)[0] as string);
  });
}

const refused = ({ namespace }: Collection, what: string): CommandError =>
  new CommandError('InvalidOptions', `${what} a time-series collection: ${namespace}`);
