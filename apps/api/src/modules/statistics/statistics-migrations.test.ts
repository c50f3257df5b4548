import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { statisticsMigrations } from './statistics.migrations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('figures that came with a version are counted when it starts, not a day later', async () => {
  const nextRun = new Date(Date.now() + 20 * 3_600_000);
  const key = 'recount-statistics';
  await JobModel.updateOne(
    { key },
    { $set: { type: key, status: 'PENDING', runAt: nextRun, dateCreated: new Date() } },
    { upsert: true },
  );
  const step = statisticsMigrations.find(({ id }) => id === '2026-11-27-statistics-of-service');
  await step?.up(database());
  const job = await JobModel.findOne({ key }).lean();
  expect(job?.runAt.getTime()).toBeLessThan(Date.now() + 1);
});
