import type {
  BusinessRecord,
  DiscussionRecord,
  EngagementRecord,
  ListingRecord,
  UserRecord,
} from '@wiki/api/testing';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  BSON,
  type Collection,
  type Db,
  type Document,
  type Filter,
  MongoClient,
  ObjectId,
} from 'mongodb';

/** What the operations show of each, which is all that is read: as ours reads it. */
const cardFields = [
  'type',
  'name',
  'description',
  'priceFrom',
  'currency',
  'category',
  'city',
  'country',
  'isFeatured',
  'dateCreated',
  'artwork',
  'businessId',
] as const satisfies readonly (keyof ListingRecord)[];
const countFields = [
  'views',
  'contacts',
  'saves',
  'comments',
] as const satisfies readonly (keyof EngagementRecord)[];
const businessFields = [
  'name',
  'city',
  'region',
  'country',
  'isVerified',
  'status',
] as const satisfies readonly (keyof BusinessRecord)[];
const rowFields = [
  'title',
  'text',
  'language',
  'category',
  'tags',
  'likeCount',
  'commentCount',
  'dateActive',
  'isPinned',
  'authorId',
  'businessId',
  'lastActorId',
] as const satisfies readonly (keyof DiscussionRecord)[];
const userFields = ['displayName', 'erasedAt'] as const satisfies readonly (keyof UserRecord)[];

const keep = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, 1]));

interface Query {
  projection: Document;
  sort?: { readonly [field: string]: 1 | -1 };
  limit: number;
}

/** Finds documents of a collection. */
type Find = <Row extends Document>(
  collection: Collection<Row>,
  filter: Filter<Row>,
  query: Query,
) => Promise<Row[]>;

/** As the driver's manual shows. */
const byCursor: Find = async (collection, filter, query) =>
  collection.find(filter, query).toArray() as Promise<never[]>;

/** As our server reads what is few: by one command, at the end of the turn of the event loop. */
function byCommand(db: Db): Find {
  let coming: Promise<unknown> | null = null;
  return async ({ collectionName }, filter, query) => {
    coming ??= nextTurn().then(() => (coming = null));
    await coming;
    const { cursor } = await db.command({ find: collectionName, filter, ...query });
    return (cursor as { firstBatch: never[] }).firstBatch;
  };
}

/** The reads every peer makes of the same data, with the driver alone. */
export async function connectReads(uri: string, way: 'cursor' | 'command' = 'cursor') {
  const client = await MongoClient.connect(uri, { maxPoolSize: 50 });
  const find = way === 'cursor' ? byCursor : byCommand(client.db());
  const listings = client.db().collection<ListingRecord>('listings');
  const counts = client.db().collection<EngagementRecord>('listingEngagement');
  const businesses = client.db().collection<BusinessRecord>('businesses');
  const discussions = client.db().collection<DiscussionRecord>('discussions');
  const users = client.db().collection<UserRecord>('users');
  const visible = { status: 'published', sellerActive: true } as const;

  return {
    /** One more than asked for, to know whether a page follows. */
    page: (first: number, after: string | null | undefined): Promise<ListingRecord[]> =>
      find(
        listings,
        { ...visible, type: 'product', ...(after ? beyond(after, 'datePublished') : {}) },
        {
          projection: keep(...cardFields, 'datePublished'),
          sort: { datePublished: -1, _id: -1 },
          limit: first + 1,
        },
      ),
    async listing(id: string): Promise<ListingRecord | null> {
      const filter = { _id: new ObjectId(id), ...visible };
      const [found = null] = await find(listings, filter, {
        projection: keep(...cardFields),
        limit: 1,
      });
      return found;
    },
    /** One more than asked for, to know whether a page follows. */
    discussions: (first: number, after: string | null | undefined) =>
      find(
        discussions,
        { status: 'PUBLISHED', ...(after ? beyond(after, 'dateActive') : {}) },
        {
          projection: keep(...rowFields),
          sort: { dateActive: -1, _id: -1 },
          limit: first + 1,
        },
      ),
    /** What is counted of the listings with these ids, by id. */
    counts: (ids: readonly string[]) => byId(find, counts, ids, countFields),
    /** The businesses with these ids, by id. */
    businesses: (ids: readonly string[]) => byId(find, businesses, ids, businessFields),
    /** The people with these ids, by id. */
    users: (ids: readonly string[]) => byId(find, users, ids, userFields),
  };
}

async function byId<Row extends { _id: ObjectId }>(
  find: Find,
  collection: Collection<Row>,
  ids: readonly string[],
  fields: readonly (keyof Row & string)[],
): Promise<Map<string, Row>> {
  const distinct = [...new Set(ids)].map((id) => new ObjectId(id));
  const found = await find(collection, { _id: { $in: distinct } } as Filter<Row>, {
    projection: keep(...fields),
    limit: distinct.length,
  });
  return new Map(found.map((row) => [row._id.toHexString(), row]));
}

export type Reads = Awaited<ReturnType<typeof connectReads>>;

/** The filter behind one of our cursors, taken at its word. */
function beyond(cursor: string, field: 'datePublished' | 'dateActive') {
  const [position = ''] = cursor.split('.');
  const [date, id] = BSON.EJSON.parse(Buffer.from(position, 'base64url').toString()) as [
    Date,
    ObjectId,
  ];
  return {
    [field]: { $lte: date },
    $or: [{ [field]: { $lt: date } }, { _id: { $lt: id } }],
  };
}
