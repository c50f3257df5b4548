import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { watchLogs } from '../testing/logs.ts';
import { despitePauses } from './once.ts';

beforeAll(watchLogs);

const away = () =>
  new mongoose.mongo.MongoServerSelectionError('connection timed out', {} as never);

test('what a database that was away interrupted is gone on with', async () => {
  const failures = [away(), away()];
  let runs = 0;
  await despitePauses(async () => {
    runs += 1;
    const failure = failures.pop();
    if (failure) throw failure;
  });
  expect(runs).toBe(3);
});

test('what is wrong with the work itself ends it at once, a database that stays away after a while', async () => {
  let runs = 0;
  const failing = (failure: Error) => async () => {
    runs += 1;
    throw failure;
  };
  await expect(despitePauses(failing(new TypeError('no listing')))).rejects.toThrow('no listing');
  expect(runs).toBe(1);
  await expect(despitePauses(failing(away()))).rejects.toThrow('timed out');
  expect(runs).toBe(21);
});
