import { hash } from 'node:crypto';
import { limits } from '@wiki/domain';
import type { QueryFilter, Types } from 'mongoose';
import { apiError } from '../errors/errors.ts';
import { parseObjectId } from './object-id.ts';

/** A page of a list as the schema's connections have it. */
export interface Page<Node> {
  edges: { readonly cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Which page: how many, and after which position. */
export interface PageRequest {
  first: number;
  after?: string | null | undefined;
}

/** As much of a model as a list needs. */
interface Readable<Record> {
  find(filter: QueryFilter<Record>): {
    sort(order: { [field: string]: -1 }): {
      limit(count: number): { lean(): PromiseLike<unknown> };
    };
  };
}

/**
 * Reads one page, newest first by a date with ties by id, from the position of the cursor on and
 * never by skipping: it needs an index `{ …filter, [by]: -1, _id: -1 }`. `list` names the list with
 * its filter, so that its cursors fit no other. Throws `BAD_REQUEST` for page sizes outside 1 to 50
 * and `INVALID_CURSOR` for positions that are damaged or of another list.
 */
export async function readNewestFirst<
  Field extends string,
  Record extends { [key in Field]: Date } & { _id: Types.ObjectId },
>(
  model: Readable<Record>,
  filter: QueryFilter<NoInfer<Record>>,
  { list, by }: { list: string; by: Field },
  { first, after }: PageRequest,
): Promise<Page<Record>> {
  if (!Number.isInteger(first) || first < 1 || first > limits.page.max) {
    throw apiError('BAD_REQUEST', { field: 'first' });
  }
  const position = after ? decodeCursor(list, after) : null;
  // The `$lte` alone bounds the index, so that a late page costs what the first does.
  const afterPosition = position && {
    [by]: { $lte: position.date },
    $or: [{ [by]: { $lt: position.date } }, { _id: { $lt: position.id } }],
  };
  const records = (await model
    .find(afterPosition ? { $and: [filter, afterPosition] } : filter)
    .sort({ [by]: -1, _id: -1 })
    .limit(first + 1)
    .lean()) as Record[];
  const edges = records.slice(0, first).map((node) => ({
    node,
    // Made only when asked for: most readers take the `endCursor` alone.
    get cursor() {
      return encodeCursor(list, node[by], node._id);
    },
  }));
  return {
    edges,
    pageInfo: { hasNextPage: records.length > first, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

/**
 * The checksum binds a position to its list. It is no secret: a position gives no access, since
 * every page is filtered by what its reader may see.
 */
function checksum(list: string, position: string): string {
  return hash('sha256', `${list}:${position}`, 'hex').slice(0, 12);
}

function encodeCursor(list: string, date: Date, id: Types.ObjectId): string {
  const position = `${date.getTime()}:${id.toHexString()}`;
  return Buffer.from(`${position}:${checksum(list, position)}`).toString('base64url');
}

function decodeCursor(list: string, cursor: string): { date: Date; id: Types.ObjectId } {
  const [time, hex, check] = Buffer.from(cursor, 'base64url').toString().split(':');
  const date = new Date(Number(time));
  const id = parseObjectId(hex);
  if (!id || Number.isNaN(date.getTime()) || check !== checksum(list, `${time}:${hex}`)) {
    throw apiError('INVALID_CURSOR');
  }
  return { date, id };
}
