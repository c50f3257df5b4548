import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { clientOf } from '../../../testing/client.ts';
import { startProcess } from '../../../testing/process.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildSignedInUser } from '../../../testing/world.ts';
import { allModules } from '../../../all-modules.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { act, named } from '../application-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  // This process only looks on: what follows from events is the work of those that are killed.
  const modules = allModules.map((module) => ({ ...module, consumers: [], jobs: [] }));
  server = await startTestServer({ modules });
});
afterAll(() => server.stop());

it('lose no mail and no notification, and send none twice', async () => {
  const environment = {
    MONGODB_URL: server.config.mongodbUrl ?? '',
    DATA_DIR: server.config.dataDir,
  };
  const admin = await buildSignedInUser(server.config, { memberType: 'wikiAdmin' });
  const people: string[] = [];
  let api = await startProcess(environment);
  for (let turn = 0; turn < 2; turn += 1) {
    const { application, applicant } = await buildApplication({ status: 'new' });
    people.push(applicant._id.toHexString());
    const client = clientOf(api, admin);
    expect((await act(client, 'approveApplication', named(application))).codes).toEqual([]);
    api.signal('SIGKILL');
    await api.exited;
    api = await startProcess(environment);
  }
  await vi.waitFor(
    async () => {
      for (const userId of people) {
        const cause = /:approved$/;
        expect(await MailRequestModel.countDocuments({ userId, cause, status: 'SENT' })).toBe(1);
        expect(await NotificationModel.countDocuments({ userId })).toBe(1);
      }
    },
    { timeout: 40_000 },
  );
  api.signal('SIGTERM');
  await api.exited;
}, 240_000);
