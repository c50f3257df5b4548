import { type Collation, parseCollation } from '../../bson/collation.ts';
import { asWhole } from '../../bson/numbers.ts';
import { type Doc, Int32, isDoc, isTruthy, toNumber } from '../../bson/values.ts';
import { CommandError, unsupported } from '../../errors.ts';
import { type Matcher, compileMatcher } from '../../query/matcher.ts';
import { arrayPosition } from '../../query/paths.ts';
import { collationKey } from '../../aggregate/variables.ts';
import { type TextSpec, normalizeTextSpec, textSpecOf } from '../../text/text-index.ts';
import { type Wildcard, checkWildcardProjection, wildcardOf } from './wildcard.ts';
import { tablePrefix } from '../keyspace.ts';
import { checkPartialFilter } from './partial-filter.ts';

export interface IndexField {
  path: string;
  parts: string[];
  direction: 1 | -1;
  /** A part of the path is a position in an array, which is a name as well. */
  hasPosition: boolean;
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
  /** Places have keys; indexes by place of earlier versions have none. */
  holdsPlaces?: boolean;
  /** Fields have keys; wildcard indexes of earlier versions have none. */
  holdsPaths?: boolean;
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
  /** What the index holds in place of values; null for an ordinary one. */
  special: 'text' | 'geo' | 'wildcard' | null;
  /** The field whose places an index by place holds. */
  place: { path: string; kind: '2dsphere' | '2d' } | null;
  /** What a text index covers. */
  text: TextSpec | null;
  /** What a wildcard index covers that holds keys. */
  wildcard: Wildcard | null;
  /** The wildcard index of which this is one field. */
  whole?: Index;
  /** Fields that MongoDB would hash; here they are kept as they are. */
  hashed: ReadonlySet<string>;
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
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  // Kept and listed: it says how MongoDB's own storage is to work.
  'storageEngine',
  'clustered',
]);

/** Builds the working form of an index from its stored state. */
export function openIndex(state: IndexState): Index {
  const { spec } = state;
  const fields = Object.entries(spec['key'] as Doc).map(([path, direction]) => {
    const parts = path.split('.');
    return {
      path,
      parts,
      direction: toNumber(direction) < 0 ? (-1 as const) : (1 as const),
      hasPosition: parts.some((part) => arrayPosition(part) !== undefined),
    };
  });
  const collation = spec['collation'] === undefined ? null : parseCollation(spec['collation']);
  // A time series may hold an id twice.
  const unique = isTruthy(spec['unique'] ?? spec['name'] === '_id_');
  const kinds = Object.entries(spec['key'] as Doc);
  const special = specialOf(kinds);
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
    singleKeys: unique && collation === null && special === null,
    sparse: isTruthy(spec['sparse']),
    special,
    place: placeOf(kinds),
    text: special === 'text' ? textSpecOf(spec) : null,
    wildcard: special === 'wildcard' && state.holdsPaths === true ? wildcardOf(spec) : null,
    hashed: new Set(kinds.filter(([, kind]) => kind === 'hashed').map(([path]) => path)),
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
  for (const part of ['key', 'name']) {
    if (part in request) continue;
    throw new CommandError(
      'FailedToParse',
      `Error in specification ${JSON.stringify(request)} :: caused by :: The '${part}' field is a required property of an index specification`,
    );
  }
  const { key, name } = request;
  if (!isDoc(key) || Object.keys(key).length === 0) {
    throw new CommandError('CannotCreateIndex', 'Index keys cannot be an empty object');
  }
  if (Object.keys(key).length > mostFields) {
    throw new CommandError(13_103, 'too many compound keys');
  }
  for (const [path, kind] of Object.entries(key)) checkKeyPart(path, kind);
  for (const option of Object.keys(request)) checkOption(option, request[option]);
  checkId(request, key);
  if (typeof name !== 'string' || name === '' || name === '*') {
    throw new CommandError('CannotCreateIndex', 'The index name must be a non-empty string');
  }
  const { v: _v, ns: _ns, key: _key, collation: _collation, unique, hidden, ...rest } = request;
  const special = specialOf(Object.entries(key));
  checkSpecial(special, request);
  checkTogether(request, key);
  checkWildcardProjection(request);
  const given = request['collation'] ?? inherited;
  const collation = given === undefined || special === 'text' ? null : parseCollation(given);
  const spec: Doc = {
    v: 2,
    key,
    name,
    ...(isTruthy(unique) ? { unique: true } : {}),
    ...rest,
    ...(isTruthy(hidden) ? { hidden: true } : {}),
    ...(collation ? { collation: collation.spec } : {}),
  };
  if (special === 'text') return normalizeTextSpec(spec);
  const isSphere = Object.values(key).includes('2dsphere');
  return isSphere ? { ...spec, '2dsphereIndexVersion': new Int32(3) } : spec;
}

const mostFields = 32;

/** The index on `_id` is there by itself, and takes nothing of what changes it. */
function checkId(request: Doc, key: Doc): void {
  const [[path, kind] = [], ...others] = Object.entries(key);
  if (path !== '_id' || others.length > 0 || toNumber(kind) !== 1) return;
  const wrong = Object.keys(request).find((option) => !idOptions.has(option));
  if (wrong === undefined) return;
  throw new CommandError(
    'InvalidIndexSpecificationOption',
    `The field '${wrong}' is not valid for an _id index specification`,
  );
}

const idOptions = new Set(['v', 'key', 'name', 'ns', 'collation', 'background', 'clustered']);

/** Refuses options that exclude each other. */
function checkTogether(request: Doc, key: Doc): void {
  if (request['expireAfterSeconds'] !== undefined && Object.keys(key).length > 1) {
    throw new CommandError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  }
  if (isTruthy(request['sparse']) && request['partialFilterExpression'] !== undefined) {
    throw new CommandError(
      'CannotCreateIndex',
      "cannot mix 'partialFilterExpression' and 'sparse' options",
    );
  }
}

function placeOf(kinds: [path: string, kind: unknown][]): Index['place'] {
  for (const [path, kind] of kinds) if (kind === '2dsphere' || kind === '2d') return { path, kind };
  return null;
}

function specialOf(kinds: [path: string, kind: unknown][]): Index['special'] {
  if (kinds.some(([, kind]) => kind === 'text')) return 'text';
  if (kinds.some(([, kind]) => kind === '2dsphere' || kind === '2d')) return 'geo';
  return kinds.some(([path]) => isWildcard(path)) ? 'wildcard' : null;
}

/** Refuses what wildcard indexes cannot be. */
function checkWildcard({ key, wildcardProjection, ...options }: Doc): void {
  const refused = (what: string): CommandError =>
    new CommandError('CannotCreateIndex', `Index type 'wildcard' ${what}`);
  const kinds = Object.entries(key as Doc);
  for (const [path, kind] of kinds) {
    if (isWildcard(path) && typeof kind === 'string') throw refused(`cannot be of type ${kind}`);
  }
  if (kinds.filter(([path]) => isWildcard(path)).length > 1) {
    throw refused('can have one wildcard field only');
  }
  if (kinds.length > 1 && '$**' in (key as Doc) && wildcardProjection === undefined) {
    throw refused("needs a 'wildcardProjection' beside other fields");
  }
  if (options['expireAfterSeconds'] !== undefined) throw refused('cannot be a TTL index');
  for (const option of ['sparse', 'unique']) {
    if (isTruthy(options[option])) throw refused(`does not support the ${option} option`);
  }
}

function isWildcard(path: string): boolean {
  return path === '$**' || path.endsWith('.$**');
}

function checkSpecial(special: Index['special'], request: Doc): void {
  const { unique, key } = request;
  if (special === 'wildcard') checkWildcard(request);
  const hashed = Object.values(key as Doc).filter((kind) => kind === 'hashed').length;
  if (hashed > 1) {
    throw new CommandError(31_303, 'A maximum of one index field is allowed to be hashed');
  }
  if (!isTruthy(unique)) return;
  if (hashed > 0) {
    throw new CommandError(
      16_764,
      'Currently hashed indexes cannot guarantee uniqueness. Use a regular index.',
    );
  }
  if (special === 'text') {
    throw new CommandError(
      'CannotCreateIndex',
      "Index type 'text' does not support the unique option",
    );
  }
  if (special === 'geo') throw unsupported('A unique index by place');
}

const plugins = new Set(['text', 'hashed', '2dsphere', '2d']);

function checkKeyPart(path: string, kind: unknown): void {
  if (typeof kind === 'string') {
    if (!plugins.has(kind)) {
      throw new CommandError('CannotCreateIndex', `Unknown index plugin '${kind}'`);
    }
  } else if (!(Math.abs(toNumber(kind)) > 0)) {
    throw new CommandError('CannotCreateIndex', 'Values in the index key must be 1 or -1');
  }
  if (path === '' || path.split('.').includes('')) {
    throw new CommandError('CannotCreateIndex', 'Index keys cannot contain an empty field');
  }
  if (path.startsWith('$') && path !== '$**') {
    throw new CommandError('CannotCreateIndex', 'Index key contains an illegal field name');
  }
}

/** A request without what MongoDB does not know, for those who ask to have that passed over. */
export function withKnownOptions(request: Doc): Doc {
  return Object.fromEntries(Object.entries(request).filter(([option]) => knownOptions.has(option)));
}

/** As MongoDB, which counts them in 32 bits. */
const mostSeconds = 2 ** 31 - 1;

function checkOption(option: string, value: unknown): void {
  if (!knownOptions.has(option)) {
    throw new CommandError(
      'InvalidIndexSpecificationOption',
      `The field '${option}' is not valid for an index specification`,
    );
  }
  const seconds = option === 'expireAfterSeconds' ? (asWhole(value) ?? -1) : 0;
  if (seconds < 0 || seconds > mostSeconds) {
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
    checkPartialFilter(value);
  }
}
