import { type Collation, parseCollation } from '../bson/collation.ts';
import { asWhole } from '../bson/numbers.ts';
import { type Doc, isDoc, isTruthy, toNumber } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { type Matcher, compileMatcher } from '../query/matcher.ts';
import { collationKey } from '../aggregate/variables.ts';
import { tablePrefix } from './keyspace.ts';

export interface IndexField {
  path: string;
  parts: string[];
  direction: 1 | -1;
}

/** What is stored of an index in the catalog. */
export interface IndexState {
  table: number;
  /** The specification as `listIndexes` answers it. */
  spec: Doc;
  /** Which fields have ever held an array. */
  multikey: boolean[];
  /** True once a key was too long to keep whole: such keys are not in order. */
  longKeys: boolean;
  ready: boolean;
}

export interface Index extends IndexState {
  name: string;
  prefix: Buffer;
  fields: IndexField[];
  directions: number[];
  unique: boolean;
  /** Refuses new duplicates, though old ones may be there. */
  preparesUnique: boolean;
  /** How its strings are compared; null for byte by byte. */
  collation: Collation | null;
  /** A key belongs to one document at most, so that it is stored alone. */
  singleKeys: boolean;
  sparse: boolean;
  /** Kept, but not used by queries. */
  hidden: boolean;
  partialFilter: Doc | null;
  accepts: Matcher | null;
  expireAfterSeconds: number | null;
  /** Commit number from which the index is complete; older snapshots cannot use it. */
  readyAt: number;
  /** How often queries took it since then. */
  uses: number;
  usesSince: number;
}

const knownOptions = new Set([
  'v',
  'key',
  'name',
  'ns',
  'unique',
  'sparse',
  'background',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'hidden',
  'prepareUnique',
  'clustered',
]);

/** Builds the working form of an index from its stored state. */
export function openIndex(state: IndexState): Index {
  const { spec } = state;
  const fields = Object.entries(spec['key'] as Doc).map(([path, direction]) => ({
    path,
    parts: path.split('.'),
    direction: toNumber(direction) < 0 ? (-1 as const) : (1 as const),
  }));
  const collation = spec['collation'] === undefined ? null : parseCollation(spec['collation']);
  const unique = isTruthy(spec['unique']) || spec['name'] === '_id_';
  const partialFilter = (spec['partialFilterExpression'] as Doc | undefined) ?? null;
  return {
    ...state,
    name: spec['name'] as string,
    prefix: tablePrefix(state.table),
    fields,
    directions: fields.map((field) => field.direction),
    unique,
    preparesUnique: isTruthy(spec['prepareUnique']),
    collation,
    singleKeys: unique && collation === null,
    sparse: isTruthy(spec['sparse']),
    hidden: isTruthy(spec['hidden']),
    partialFilter,
    accepts: partialFilter ? compileMatcher(partialFilter, { [collationKey]: collation }) : null,
    expireAfterSeconds:
      spec['expireAfterSeconds'] === undefined ? null : toNumber(spec['expireAfterSeconds']),
    readyAt: 0,
    uses: 0,
    usesSince: Date.now(),
  };
}

/**
 * Checks a requested index and fills in what MongoDB would; throws what MongoDB would.
 * @param inherited the collation of the collection.
 */
export function normalizeIndexSpec(request: Doc, inherited: unknown): Doc {
  const key = request['key'];
  if (!isDoc(key) || Object.keys(key).length === 0) {
    throw new CommandError('CannotCreateIndex', 'Index keys cannot be an empty object');
  }
  for (const [path, kind] of Object.entries(key)) checkKeyPart(path, kind);
  for (const option of Object.keys(request)) checkOption(option, request[option]);
  const name = request['name'] ?? defaultIndexName(key);
  if (typeof name !== 'string' || name === '' || name === '*') {
    throw new CommandError('CannotCreateIndex', 'The index name must be a non-empty string');
  }
  const {
    v: _v,
    ns: _ns,
    background: _background,
    collation: _collation,
    hidden,
    ...rest
  } = request;
  const given = request['collation'] ?? inherited;
  const collation = given === undefined ? null : parseCollation(given);
  return {
    v: 2,
    ...rest,
    key,
    name,
    ...(isTruthy(hidden) ? { hidden: true } : {}),
    ...(collation ? { collation: collation.spec } : {}),
  };
}

function defaultIndexName(key: Doc): string {
  return Object.entries(key)
    .map(([path, direction]) => `${path}_${String(direction)}`)
    .join('_');
}

function checkKeyPart(path: string, kind: unknown): void {
  if (typeof kind === 'string') throw unsupported(`An index of kind '${kind}'`);
  const direction = toNumber(kind);
  if (!(Math.abs(direction) > 0)) {
    throw new CommandError('CannotCreateIndex', 'Values in the index key must be 1 or -1');
  }
  if (path === '' || path.split('.').includes('')) {
    throw new CommandError('CannotCreateIndex', 'Index keys cannot contain an empty field');
  }
  if (path.split('.').includes('$**')) throw unsupported('A wildcard index');
  if (path.startsWith('$')) {
    throw new CommandError('CannotCreateIndex', 'Index key contains an illegal field name');
  }
}

function checkOption(option: string, value: unknown): void {
  if (!knownOptions.has(option)) {
    throw new CommandError(
      'InvalidOptions',
      `The field '${option}' is not valid for an index specification`,
    );
  }
  if (option === 'expireAfterSeconds' && !((asWhole(value) ?? -1) >= 0)) {
    throw new CommandError(
      'CannotCreateIndex',
      'TTL index expireAfterSeconds must be a number within the accepted range',
    );
  }
  if (option === 'partialFilterExpression') {
    if (!isDoc(value)) {
      throw new CommandError('TypeMismatch', 'partialFilterExpression must be an object');
    }
    compileMatcher(value);
  }
}
