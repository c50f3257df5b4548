import { limits } from '@wiki/domain';
import type { Model, QueryFilter, Types } from 'mongoose';
import { apiError } from '../errors/errors.ts';
import { parseObjectId } from './object-id.ts';

/** A page of a list as the schema's connections have it. */
export interface Page<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Which page: how many, and after which position. */
export interface PageRequest {
  first: number;
  after?: string | null | undefined;
}

/**
 * Reads one page, newest first by a date, from the position of the cursor on (never by skipping), with an
 * index `{ …filter, [by]: -1, _id: -1 }`. `list` names the list, so that its cursors fit no other. Throws `BAD_REQUEST` for page sizes outside 1 to 50 and
 * `INVALID_CURSOR` for cursors of other lists.
 */
export async function readNewestFirst<
  Field extends string,
  Record extends { [key in Field]: Date } & { _id: Types.ObjectId },
>(
  model: Model<Record>,
  filter: QueryFilter<Record>,
  { list, by }: { list: string; by: Field },
  { first, after }: PageRequest,
): Promise<Page<Record>> {
  if (!Number.isInteger(first) || first < 1 || first > limits.page.max) {
    throw apiError('BAD_REQUEST', { field: 'first' });
  }
  const position = after ? decodeCursor(list, after) : null;
  const afterPosition = position && {
    $or: [{ [by]: { $lt: position.date } }, { [by]: position.date, _id: { $lt: position.id } }],
  };
  const records = (await model
    .find(afterPosition ? { $and: [filter, afterPosition] } : filter)
    .sort({ [by]: -1, _id: -1 })
    .limit(first + 1)
    .lean()) as unknown as Record[];
  const edges = records
    .slice(0, first)
    .map((node) => ({ node, cursor: encodeCursor(list, node[by], node._id) }));
  return {
    edges,
    pageInfo: { hasNextPage: records.length > first, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

function encodeCursor(list: string, date: Date, id: Types.ObjectId): string {
  return Buffer.from(`${list}:${date.getTime()}:${id.toHexString()}`).toString('base64url');
}

function decodeCursor(list: string, cursor: string): { date: Date; id: Types.ObjectId } {
  const [name, time, hex] = Buffer.from(cursor, 'base64url').toString().split(':');
  const date = new Date(Number(time));
  const id = parseObjectId(hex);
  if (name !== list || !id || Number.isNaN(date.getTime())) throw apiError('INVALID_CURSOR');
  return { date, id };
}
