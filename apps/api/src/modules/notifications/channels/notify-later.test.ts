import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildSignedInUser } from '../../../testing/world.ts';
import { NotificationModel } from '../notification.model.ts';
import { notifyLater } from './notify-later.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('tells each person once, however often the same cause asks for it', async () => {
  const people = [
    await buildSignedInUser(server.config),
    await buildSignedInUser(server.config),
  ].map(({ userId }) => userId);
  const news = { type: 'welcome', params: {}, cause: 'a-cause' } as const;
  await inTransaction(() => notifyLater(people, news));
  await inTransaction(() => notifyLater(people, news));
  await vi.waitFor(
    async () => {
      const told = await NotificationModel.find({ cause: 'a-cause' }).lean();
      expect(told.map(({ userId }) => userId).toSorted()).toEqual(people.toSorted());
    },
    { timeout: 30_000 },
  );
});
