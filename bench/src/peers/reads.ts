import type {
  BusinessRecord,
  DiscussionRecord,
  ListingRecord,
  UserRecord,
} from '@wiki/api/testing';
import { BSON, type Collection, type Filter, MongoClient, ObjectId, type WithId } from 'mongodb';

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
  'engagement',
  'artwork',
  'businessId',
] as const satisfies readonly (keyof ListingRecord)[];
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

/** The reads every peer makes of the same data, with the driver alone. */
export async function connectReads(uri: string) {
  const client = await MongoClient.connect(uri, { maxPoolSize: 50 });
  const listings = client.db().collection<ListingRecord>('listings');
  const businesses = client.db().collection<BusinessRecord>('businesses');
  const discussions = client.db().collection<DiscussionRecord>('discussions');
  const users = client.db().collection<UserRecord>('users');
  const visible = { status: 'published', sellerActive: true } as const;

  return {
    /** One more than asked for, to know whether a page follows. */
    async page(first: number, after: string | null | undefined): Promise<ListingRecord[]> {
      return listings
        .find({ ...visible, type: 'product', ...(after ? beyond(after, 'datePublished') : {}) })
        .project<ListingRecord>(keep(...cardFields, 'datePublished'))
        .sort({ datePublished: -1, _id: -1 })
        .limit(first + 1)
        .toArray();
    },
    listing: (id: string) =>
      listings.findOne({ _id: new ObjectId(id), ...visible }, { projection: keep(...cardFields) }),
    /** One more than asked for, to know whether a page follows. */
    async discussions(first: number, after: string | null | undefined) {
      return discussions
        .find({ status: 'PUBLISHED', ...(after ? beyond(after, 'dateActive') : {}) })
        .project<DiscussionRecord>(keep(...rowFields))
        .sort({ dateActive: -1, _id: -1 })
        .limit(first + 1)
        .toArray();
    },
    /** The businesses with these ids, by id. */
    businesses: (ids: readonly string[]) => byId(businesses, ids, businessFields),
    /** The people with these ids, by id. */
    users: (ids: readonly string[]) => byId(users, ids, userFields),
  };
}

async function byId<Row extends { _id: ObjectId }>(
  collection: Collection<Row>,
  ids: readonly string[],
  fields: readonly (keyof Row & string)[],
): Promise<Map<string, WithId<Row>>> {
  const distinct = [...new Set(ids)].map((id) => new ObjectId(id));
  const found = await collection
    .find({ _id: { $in: distinct } } as Filter<Row>, { projection: keep(...fields) })
    .toArray();
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
