import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabaseUrl } from '../../../testing/server.ts';
import { connectDatabase, database } from '../connect.ts';
import { documentsOf } from './documents.ts';
import { ensureCollection } from '../migrations.ts';
import { inTransaction } from '../transaction.ts';

interface Plant {
  _id: string;
  height: number;
  color?: string | undefined;
}

const PlantModel = mongoose.model(
  'Plant',
  new mongoose.Schema<Plant>(
    { _id: { type: String, required: true }, height: { type: Number, required: true } },
    { collection: 'plants', versionKey: false },
  ),
);
const plants = documentsOf<Plant>(PlantModel);

beforeAll(async () => {
  await connectDatabase(freshDatabaseUrl());
  await ensureCollection(database(), 'plants');
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

test('reads inside a transaction see what it wrote, and nobody else does', async () => {
  let outside: Plant | null | undefined;
  const inside = await inTransaction(async () => {
    await PlantModel.create([{ _id: 'fern', height: 3 }]);
    outside = await database().collection<Plant>('plants').findOne({ _id: 'fern' });
    return [await plants.findOne({ _id: 'fern' }), await plants.find({ height: 3 })];
  });
  expect(outside).toBeNull();
  expect(inside).toEqual([{ _id: 'fern', height: 3 }, [{ _id: 'fern', height: 3 }]]);
});

test('what a query says of order and length holds', async () => {
  await PlantModel.create([
    { _id: 'ivy', height: 5 },
    { _id: 'moss', height: 1 },
  ]);
  const tallest = await plants.find({}, { sort: { height: -1 }, limit: 1 });
  expect(tallest).toEqual([{ _id: 'ivy', height: 5 }]);
});

test('what is inserted joins the transaction of the caller', async () => {
  const failing = inTransaction(async () => {
    await plants.insertOne({ _id: 'lost', height: 2 });
    throw new Error('Nothing of it is kept.');
  });
  await expect(failing).rejects.toThrow('Nothing of it is kept.');
  expect(await plants.findOne({ _id: 'lost' })).toBeNull();
  await inTransaction(() => plants.insertOne({ _id: 'kept', height: 2 }));
  expect(await plants.findOne({ _id: 'kept' })).toEqual({ _id: 'kept', height: 2 });
});

test('a field without a value is not stored', async () => {
  await plants.insertOne({ _id: 'pale', height: 4, color: undefined });
  expect(Object.keys((await plants.findOne({ _id: 'pale' })) ?? {})).toEqual(['_id', 'height']);
});
