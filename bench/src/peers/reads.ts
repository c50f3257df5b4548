import type { BusinessRecord, ListingRecord } from '@wiki/api/testing';
import { BSON, MongoClient, ObjectId } from 'mongodb';

/** The reads every peer makes of the same data, with the driver alone. */
export async function connectReads(uri: string) {
  const client = await MongoClient.connect(uri, { maxPoolSize: 50 });
  const listings = client.db().collection<ListingRecord>('listings');
  const businesses = client.db().collection<BusinessRecord>('businesses');
  const visible = { status: 'published', sellerActive: true } as const;

  return {
    /** One more than asked for, to know whether a page follows. */
    async page(first: number, after: string | null | undefined): Promise<ListingRecord[]> {
      return listings
        .find({ ...visible, type: 'product', ...(after ? beyond(after) : {}) })
        .sort({ datePublished: -1, _id: -1 })
        .limit(first + 1)
        .toArray();
    },
    listing: (id: string) => listings.findOne({ _id: new ObjectId(id), ...visible }),
    /** The businesses with these ids, by id. */
    async businesses(ids: readonly string[]): Promise<Map<string, BusinessRecord>> {
      const distinct = [...new Set(ids)].map((id) => new ObjectId(id));
      const found = await businesses.find({ _id: { $in: distinct } }).toArray();
      return new Map(found.map((business) => [business._id.toHexString(), business]));
    },
  };
}

export type Reads = Awaited<ReturnType<typeof connectReads>>;

/** The filter behind one of our cursors, taken at its word. */
function beyond(cursor: string) {
  const [position = ''] = cursor.split('.');
  const [date, id] = BSON.EJSON.parse(Buffer.from(position, 'base64url').toString()) as [
    Date,
    ObjectId,
  ];
  return {
    datePublished: { $lte: date },
    $or: [{ datePublished: { $lt: date } }, { _id: { $lt: id } }],
  };
}
