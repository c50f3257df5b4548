import mongoose, { type QueryFilter, type Types } from 'mongoose';
import { limits } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { apiError, badArgument } from '../errors/errors.ts';
import { type AskedFields, partOf } from '../reads/index.ts';
import { keyedHash } from '../tokens/keyed-hash.ts';
import { isSameSeal, secretsOf } from '../tokens/secrets.ts';
import { documentsOf } from './documents/documents.ts';
import { type ListedModel, reading } from './model.ts';
import { Edge, type Page, type PageArguments, PageInfo } from './page.ts';

const { EJSON, ObjectId } = mongoose.mongo.BSON;

interface Identified {
  _id: Types.ObjectId | string;
}

/**
 * What orders a list: a field that is never null, also one within another such as
 * `membership.periodEnd`. Equal values are ordered by `_id` the same way.
 */
export interface Order<Record> {
  field: (keyof Record & string) | `${keyof Record & string}.${string}`;
  direction: 1 | -1;
}

/** The field of the record that holds a field. */
const topOf = (field: string): string => field.split('.', 1)[0] ?? field;

/** The value of a row at a field, also within another. */
const valueAt = (row: object, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, key) => (value as { [name: string]: unknown } | null)?.[key], row);

/** What to page through. */
export interface KeysetQuery<Record extends Identified> extends PageArguments {
  /** The list's name: a cursor is only good for the list and order that gave it. */
  list: string;
  model: ListedModel<Record>;
  filter: QueryFilter<Record>;
  /** Whether the filter holds values of the stored types only: then the driver reads by itself. */
  isTyped?: boolean | undefined;
  order: Order<Record>;
  /** The fields to read of each row beside those that order them; all when left out. */
  asked?: AskedFields | undefined;
  /** Fields that are read whatever is asked for. */
  always?: readonly (keyof Record & string)[] | undefined;
}

/** For the rows of which nothing but their being there is asked. */
const nothing: AskedFields = new Set();

/**
 * Reads a page by seeking to its start, so that page 5,000 costs as much as page 1, forwards or
 * backwards. Needs an index on the filter's fields, the ordering field and `_id`.
 * @throws `BAD_REQUEST` for a page size out of 1 to 50, `INVALID_CURSOR` for a cursor of another list.
 */
export async function keysetPage<Record extends Identified>(
  { config }: { config: Config },
  query: KeysetQuery<Record>,
): Promise<Page<Record>> {
  const { list, model, filter, isTyped, order, after, before, asked = null } = query;
  const { size, backwards } = pageSizeOf(query);
  const reversed: Order<Record> = { ...order, direction: order.direction === 1 ? -1 : 1 };
  const positionOf = (cursor: string) =>
    openCursor(config, nameOf({ list, order }), cursor) as [unknown, unknown];
  const bounds = [
    ...(after == null ? [] : [seek(positionOf(after), order)]),
    ...(before == null ? [] : [seek(positionOf(before), reversed)]),
  ];

  const read = async (
    within: readonly object[],
    { field, direction }: Order<Record>,
    limit: number,
    fields: AskedFields,
  ): Promise<Record[]> => {
    const conditions = { $and: [filter, ...within] } as QueryFilter<Record>;
    const part = partOf(model, fields, [...(query.always ?? []), topOf(order.field)]);
    const options = {
      sort: { [field]: direction, _id: direction },
      limit,
      ...(part && { projection: part.projection }),
    };
    const rows = await (isTyped
      ? documentsOf<Record>(model).find(conditions, options)
      : reading(model).find(conditions, null, options).lean<Record[]>());
    return part ? rows.map(part.mark) : rows;
  };

  const found = await read(bounds, backwards ? reversed : order, size + 1, asked);
  const nodes = found.slice(0, size);
  if (backwards) nodes.reverse();
  const more = found.length > size;
  /** Whether anything lies on the other side of the page's edge; an empty page begins at its cursor. */
  const anyBeyond = (row: Record | undefined, cursor: string, way: Order<Record>) => async () => {
    const position = row ? ([valueAt(row, order.field), row._id] as const) : positionOf(cursor);
    return (await read([seek(position, way, !row)], way, 1, nothing)).length > 0;
  };
  return pageOf(config, { list, order }, nodes, {
    hasNextPage: backwards ? before != null && anyBeyond(nodes.at(-1), before, order) : more,
    hasPreviousPage: backwards ? more : after != null && anyBeyond(nodes[0], after, reversed),
  });
}

/** The cursor of a row of a list, for a page that begins behind it. */
export const cursorAt = <Record extends Identified>(
  { config }: { config: Config },
  { list, order }: { list: string; order: Order<Record> },
  row: Record,
): string => sealCursor(config, nameOf({ list, order }), [valueAt(row, order.field), row._id]);

/** The page of a list that was found from its start on: up to `first`, and one more if there is more. */
export function pageFrom<Record extends Identified>(
  { config }: { config: Config },
  { list, order, first }: { list: string; order: Order<Record>; first: number },
  found: readonly Record[],
): Page<Record> {
  const hasNextPage = found.length > first;
  const info = { hasNextPage, hasPreviousPage: false };
  return pageOf(config, { list, order }, found.slice(0, first), info);
}

function pageOf<Record extends Identified>(
  config: Config,
  { list, order }: { list: string; order: Order<Record> },
  nodes: readonly Record[],
  info: Pick<PageInfo, 'hasNextPage' | 'hasPreviousPage'>,
): Page<Record> {
  const name = nameOf({ list, order });
  const cursorOf = (node: Record) =>
    sealCursor(config, name, [valueAt(node, order.field), node._id]);
  const edges = nodes.map((node) => new Edge(node, cursorOf));
  return { edges, pageInfo: new PageInfo(edges, info) };
}

/** What cursors of a list in an order are good for. */
const nameOf = ({ list, order }: { list: string; order: { field: string; direction: 1 | -1 } }) =>
  `${list}:${order.field}:${order.direction}`;

/** How many rows a page has, and from which end. Throws `BAD_REQUEST` for a size out of 1 to 50. */
export function pageSizeOf({ first, last }: PageArguments): { size: number; backwards: boolean } {
  const backwards = last != null;
  const size = last ?? first ?? limits.page.default;
  assertPageSize(size, backwards ? 'last' : 'first');
  return { size, backwards };
}

/** Throws `BAD_REQUEST` for a page size out of 1 to 50. */
export function assertPageSize(size: number, argument = 'first'): void {
  if (!Number.isInteger(size) || size < 1 || size > limits.page.max) {
    throw badArgument(argument, `a whole number from 1 to ${limits.page.max}`);
  }
}

/**
 * What lies beyond a position of a list, as a filter.
 * @param isIncluded Whether the row at the position is part of it.
 */
export function seek(
  [value, id]: readonly [unknown, unknown],
  { field, direction }: { field: string; direction: 1 | -1 },
  isIncluded = false,
): object {
  const [beyond, from] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  // The outer bound lets an index seek; the inner one passes over equal values already shown.
  return {
    [field]: { [from]: value },
    $or: [{ [field]: { [beyond]: value } }, { _id: { [isIncluded ? from : beyond]: id } }],
  };
}

/** A stretch of things by their dates: up to `limit` from a position on, or from the newest or oldest. */
export interface Stretch {
  from: readonly [Date, Types.ObjectId] | null;
  /** Towards older ones, or newer ones. */
  towards: 'older' | 'newer';
  limit: number;
}

/** The filter and order that read a stretch by a date, the nearest to its position first. */
export function along(field: string, { from, towards }: Stretch) {
  const direction = towards === 'older' ? -1 : 1;
  const sort: { [key: string]: 1 | -1 } = { [field]: direction, _id: direction };
  return { within: from ? seek(from, { field, direction }) : {}, sort };
}

/** A position in a list as clients keep it: readable, and only good for the list that made it. */
export function sealCursor(config: Config, list: string, position: readonly unknown[]): string {
  const text = Buffer.from(EJSON.stringify(position)).toString('base64url');
  return `${text}.${sealBy(config.jwtSecret, `${list}:${text}`)}`;
}

/** The position that `sealCursor` made a cursor of for the same list. Throws `INVALID_CURSOR` for any other. */
export function openCursor(config: Config, list: string, cursor: string): unknown[] {
  const [text = '', given = ''] = cursor.split('.');
  const isOurs = secretsOf(config).some((secret) =>
    isSameSeal(given, sealBy(secret, `${list}:${text}`)),
  );
  if (!isOurs) throw apiError('INVALID_CURSOR');
  const written = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
  return written.map(valueOf);
}

/** What EJSON wrote of a value. Most are ids and dates, which are read without looking for all that it knows. */
function valueOf(written: unknown): unknown {
  if (typeof written !== 'object' || written === null) return written;
  const { $oid: id, $date: date } = written as { $oid?: unknown; $date?: unknown };
  if (typeof id === 'string') return ObjectId.createFromHexString(id);
  if (typeof date === 'string') return new Date(date);
  return EJSON.deserialize(written);
}

/** Twelve bytes of a hash under the secret. */
const sealBy = (secret: string, text: string): string =>
  keyedHash(`cursor:${secret}`, text).slice(0, 16);
