import type { ApplicationStatus } from '@wiki/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApplicationModel } from '../application.model.ts';
import { erasureConsumer } from './erasure.consumer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it.each<[ApplicationStatus, ApplicationStatus, string | null]>([
  ['draft', 'withdrawn', null],
  ['new', 'withdrawn', null],
  ['payment-missed', 'deleted', null],
  ['rejected', 'rejected', null],
  ['payment-complete', 'payment-complete', '900.373.913-4'],
  ['approved', 'approved', '900.373.913-4'],
])('of a deleted account: %s becomes %s', async (from, to, taxId) => {
  const { application } = await buildApplication({ status: from });
  const event = { data: { userId: application.applicantId } };
  for (let turn = 0; turn < 2; turn += 1) {
    await inTransaction(() => erasureConsumer.handle(event as never, { config: server.config }));
  }
  const left = await ApplicationModel.findById(application._id).lean();
  expect(left).toMatchObject({ status: to, form: { taxId } });
});
