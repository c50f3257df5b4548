import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useEngine } from '../testing/harness.ts';

const harness = useEngine();
const schema = new mongoose.Schema(
  {
    email: { type: String, required: true, unique: true },
    tags: [String],
    address: new mongoose.Schema({ city: String }),
    friend: { type: mongoose.Schema.Types.ObjectId, ref: 'Person' },
    seen: Map,
  },
  { timestamps: true, optimisticConcurrency: true },
);
let connection: mongoose.Connection;

beforeAll(async () => {
  connection = await mongoose
    .createConnection(harness.engine.uri, { dbName: 'people' })
    .asPromise();
});
afterAll(() => connection.close());

describe('mongoose', () => {
  it('creates, changes, populates and finds documents', async () => {
    const Person = connection.model('Person', schema);
    await Person.init();
    const first = await Person.create({ email: 'a@x', tags: ['q'], address: { city: 'Cali' } });
    const second = await Person.create({ email: 'b@x', friend: first._id });
    first.tags.push('z');
    first.set('seen', new Map([['1', new Date()]]));
    await first.save();
    expect(await Person.findOne({ tags: 'z' }).lean()).toMatchObject({ email: 'a@x', __v: 1 });
    const populated = await Person.findById(second._id).populate('friend').lean();
    expect(populated?.friend).toMatchObject({ email: 'a@x' });
    await expect(Person.create({ email: 'a@x' })).rejects.toMatchObject({ code: 11000 });
    expect(await Person.exists({ email: 'none' })).toBeNull();
    const emails: string[] = [];
    for await (const person of Person.find().sort({ email: 1 }).cursor({ batchSize: 1 })) {
      emails.push(person.email);
    }
    expect(emails).toEqual(['a@x', 'b@x']);
    const stale = await Person.findById(first._id);
    await Person.updateOne({ _id: first._id }, { $inc: { __v: 1 } });
    stale?.tags.push('late');
    await expect(stale?.save()).rejects.toThrow('No matching document');
  });

  it('runs transactions that retry, and bulk writes', async () => {
    const Person = connection.model('Person', schema);
    await connection.transaction(async (session) => {
      await Person.create([{ email: 'c@x' }], { session });
      await Person.updateOne({ email: 'c@x' }, { $set: { tags: ['t'] } }, { session });
    });
    expect(await Person.findOne({ email: 'c@x' }).lean()).toMatchObject({ tags: ['t'] });
    const written = await Person.bulkWrite([
      { insertOne: { document: { email: 'd@x' } } },
      { updateOne: { filter: { email: 'e@x' }, update: { $set: { tags: [] } }, upsert: true } },
      { deleteOne: { filter: { email: 'c@x' } } },
    ]);
    expect(written).toMatchObject({ insertedCount: 1, upsertedCount: 1, deletedCount: 1 });
  });
});
