import type {
  BusinessRecord,
  DiscussionRecord,
  ListingRecord,
  UserRecord,
} from '@wiki/api/testing';
import { BSON, type Collection, type Filter, MongoClient, ObjectId, type WithId } from 'mongodb';

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
        .sort({ datePublished: -1, _id: -1 })
        .limit(first + 1)
        .toArray();
    },
    listing: (id: string) => listings.findOne({ _id: new ObjectId(id), ...visible }),
    /** One more than asked for, to know whether a page follows. */
    async discussions(first: number, after: string | null | undefined) {
      return discussions
        .find({ status: 'PUBLISHED', ...(after ? beyond(after, 'dateActive') : {}) })
        .sort({ dateActive: -1, _id: -1 })
        .limit(first + 1)
        .toArray();
    },
    /** The businesses with these ids, by id. */
    businesses: (ids: readonly string[]) => byId(businesses, ids),
    /** The people with these ids, by id. */
    users: (ids: readonly string[]) => byId(users, ids),
  };
}

async function byId<Row extends { _id: ObjectId }>(
  collection: Collection<Row>,
  ids: readonly string[],
): Promise<Map<string, WithId<Row>>> {
  const distinct = [...new Set(ids)].map((id) => new ObjectId(id));
  const found = await collection.find({ _id: { $in: distinct } } as Filter<Row>).toArray();
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
