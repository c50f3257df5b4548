import type { ListingStatus } from '@wiki/domain';
import { type EventMap } from '../../../platform/outbox/event.model.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { TestClient } from '../../../testing/client.ts';
import { withMoneyInFilter } from '../../../testing/samples/money.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { isPublic } from '../listing.policy.ts';

/** A page of listings as the specs read it. */
export interface ListingPage {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What `listings` is asked. */
export interface ListingArguments {
  type?: string | null;
  filter?: Record<string, unknown> | null;
  sort?: string;
  first?: number;
  after?: string | null;
}

const pageQuery = `query ($type: ListingType, $filter: ListingFilter, $sort: ListingSort! = NEWEST, $first: Int! = 20, $after: Cursor) {
  listings(type: $type, filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { cursor node { id } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const idOf = ({ _id }: Pick<ListingRecord, '_id'>): string => _id.toHexString();
export const idsOf = ({ edges }: ListingPage): string[] => edges.map(({ node }) => node.id);

/** A page of the public listings. */
export async function readPage(
  client: TestClient,
  args: ListingArguments = {},
): Promise<ListingPage> {
  return (await client.data<{ listings: ListingPage }>(pageQuery, withMoneyInFilter({ ...args })))
    .listings;
}

/** The code with which a page is refused, or undefined. */
export async function codeOfPage(client: TestClient, args: Record<string, unknown>) {
  return (await client.request(pageQuery, withMoneyInFilter(args))).errors?.[0]?.extensions?.code;
}

/** Every id of a list, read page by page. */
export async function readAll(client: TestClient, args: ListingArguments = {}): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: ListingPage = await readPage(client, { ...args, after });
    ids.push(...idsOf(page));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return ids;
}

/** Puts a listing into a state as the services do, with its event. */
export async function setStatus(
  listing: Pick<ListingRecord, '_id'>,
  status: ListingStatus,
): Promise<void> {
  await change(listing, { status }, 'edited');
}

/** Changes a listing and records it. */
export async function change(
  { _id }: Pick<ListingRecord, '_id'>,
  values: Partial<ListingRecord>,
  what: EventMap['listing.changed']['change'] = 'edited',
): Promise<void> {
  await inTransaction(async () => {
    const before = await ListingModel.findByIdAndUpdate(_id, values).lean<ListingRecord>();
    if (!before) throw new Error('There is no such listing.');
    await recordEvent('listing.changed', null, {
      listingId: idOf(before),
      businessId: before.businessId,
      listingType: before.type,
      change: what,
      byAdministrator: false,
      reasonKey: null,
      wasPublic: isPublic(before),
      isPublic: isPublic({ ...before, ...values }),
      isNew: false,
    });
  });
}
