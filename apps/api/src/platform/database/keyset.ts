import { createHmac, timingSafeEqual } from 'node:crypto';
import mongoose, { type Model, type QueryFilter, type Types } from 'mongoose';
import { limits } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { apiError, badArgument } from '../errors/errors.ts';
import { documentsOf } from './documents.ts';

const { EJSON } = mongoose.mongo.BSON;

/** A page of a list as the schema's connections have it. */
export interface Page<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What to page through. */
export interface KeysetQuery<Record extends { _id: Types.ObjectId | string }> {
  /** The list's name: a cursor is only good for the list and order that gave it. */
  list: string;
  model: Pick<Model<Record, object, object, { id: string }>, 'find' | 'collection'>;
  filter: QueryFilter<Record>;
  /** Whether the filter holds values of the stored types only: then the driver reads by itself. */
  isTyped?: boolean;
  /** The field that orders the list, never null; equal values are ordered by `_id` the same way. */
  order: { field: keyof Record & string; direction: 1 | -1 };
  first: number;
  after?: string | null | undefined;
}

/**
 * Reads a page by seeking to its start, so that page 5,000 costs as much as page 1. Needs an index
 * on the filter's fields, the ordering field and `_id`.
 * @throws `BAD_REQUEST` for a `first` out of 1 to 50, `INVALID_CURSOR` for a cursor of another list.
 */
export async function keysetPage<Record extends { _id: Types.ObjectId | string }>(
  { config }: { config: Config },
  { list, model, filter, isTyped, order, first, after }: KeysetQuery<Record>,
): Promise<Page<Record>> {
  assertPageSize(first);
  const { field, direction } = order;
  const start =
    after == null
      ? {}
      : seek(
          openCursor(config, nameOf({ list, order }), after) as [unknown, unknown],
          field,
          direction,
        );
  const within = { $and: [filter, start] } as QueryFilter<Record>;
  const options = { sort: { [field]: direction, _id: direction }, limit: first + 1 };
  const found = isTyped
    ? await documentsOf<Record>(model).find(within, options)
    : ((await model.find(within, null, options).lean()) as Record[]);
  return pageFrom({ config }, { list, order, first }, found);
}

/** The page of a list that was found from its start on: up to `first`, and one more if there is more. */
export function pageFrom<Record extends { _id: Types.ObjectId | string }>(
  { config }: { config: Config },
  { list, order, first }: Pick<KeysetQuery<Record>, 'list' | 'order' | 'first'>,
  found: readonly Record[],
): Page<Record> {
  const name = nameOf({ list, order });
  const cursorOf = (node: Record): string =>
    sealCursor(config, name, [node[order.field], node._id]);
  const nodes = found.slice(0, first);
  const last = nodes.at(-1);
  // Sealing costs more than reading a row: only the cursors that are asked for are made.
  return {
    edges: nodes.map((node) => ({
      node,
      get cursor() {
        return cursorOf(node);
      },
    })),
    pageInfo: {
      hasNextPage: found.length > first,
      get endCursor() {
        return last ? cursorOf(last) : null;
      },
    },
  };
}

/** What cursors of a list in an order are good for. */
const nameOf = ({ list, order }: { list: string; order: { field: string; direction: 1 | -1 } }) =>
  `${list}:${order.field}:${order.direction}`;

/** Throws `BAD_REQUEST` for a `first` out of 1 to 50. */
export function assertPageSize(first: number): void {
  if (!Number.isInteger(first) || first < 1 || first > limits.page.max) {
    throw badArgument('first', `a whole number from 1 to ${limits.page.max}`);
  }
}

/** What lies beyond a position of a list ordered by a field and then by `_id`, as a filter. */
export function seek(
  [value, id]: readonly [unknown, unknown],
  field: string,
  direction: 1 | -1,
): object {
  const [beyond, from] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  // The outer bound lets an index seek; the inner one passes over equal values already shown.
  return {
    [field]: { [from]: value },
    $or: [{ [field]: { [beyond]: value } }, { _id: { [beyond]: id } }],
  };
}

/** A position in a list as clients keep it: readable, and only good for the list that made it. */
export function sealCursor(config: Config, list: string, position: readonly unknown[]): string {
  const text = Buffer.from(EJSON.stringify(position)).toString('base64url');
  return `${text}.${sealOf(config, `${list}:${text}`)}`;
}

/** The position that `sealCursor` made a cursor of for the same list. Throws `INVALID_CURSOR` for any other. */
export function openCursor(config: Config, list: string, cursor: string): unknown[] {
  const [text = '', given = ''] = cursor.split('.');
  const expected = Buffer.from(sealOf(config, `${list}:${text}`));
  const signature = Buffer.from(given);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw apiError('INVALID_CURSOR');
  }
  return EJSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
}

const sealOf = (config: Config, text: string): string =>
  createHmac('sha256', `cursor:${config.jwtSecret}`)
    .update(text)
    .digest()
    .subarray(0, 12)
    .toString('base64url');
