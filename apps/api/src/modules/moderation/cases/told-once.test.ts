import type { CaseDecision } from '@wiki/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { discuss, reply } from '../../forum/forum-test-kit.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { notify } from '../../notifications/index.ts';
import { openCase, run } from './case-test-kit.ts';
import { moderationConsumer } from '../moderation.consumer.ts';

let server: TestServer;
let author: Person;
let reporters: Person[];
let admin: Person;
const reason = { text: 'It is an advertisement' };

beforeAll(async () => {
  server = await startTestServer();
  author = await buildPerson(server);
  reporters = [await buildPerson(server), await buildPerson(server)];
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

/** What the reporters are told of a case. */
const toldOf = async (caseId: string) => {
  const found = await NotificationModel.find({ 'params.caseId': caseId, type: /^report/ }).lean();
  return found.map(({ userId, type, isRead }) => ({ userId, type, isRead }));
};

/** One notification for each reporter, of this outcome. */
const each = (type: string, isRead = false): unknown =>
  expect.toSatisfy((told: Awaited<ReturnType<typeof toldOf>>) => {
    const ids = told.map(({ userId }) => userId).toSorted();
    const expected = reporters.map(({ userId }) => userId).toSorted();
    return (
      JSON.stringify(ids) === JSON.stringify(expected) &&
      told.every((one) => one.type === type && one.isRead === isRead)
    );
  });

async function reportedCase(): Promise<string> {
  const { id: discussionId } = await discuss(author.client);
  const { id } = await reply(author.client, discussionId, 'Contested');
  for (const { client } of reporters) {
    await run(client, 'report', { kind: 'discussionComment', id, reason: 'spam' });
  }
  return (await openCase(admin.client, id)).id;
}

const decide = (caseId: string, decision: CaseDecision) =>
  run(admin.client, 'decideCase', {
    caseId,
    decision,
    ...(decision === 'KEEP' ? {} : { reason }),
  });

test('of several decisions on a case a reporter has one notification: the last outcome', async () => {
  const caseId = await reportedCase();
  await decide(caseId, 'REMOVE');
  await expect.poll(() => toldOf(caseId)).toEqual(each('reportUpheld'));
  await NotificationModel.updateMany({ 'params.caseId': caseId }, { isRead: true });
  await run(admin.client, 'undoDecision', { caseId });
  await expect.poll(() => toldOf(caseId)).toEqual(each('reportReopened'));
  await decide(caseId, 'KEEP');
  await expect.poll(() => toldOf(caseId)).toEqual(each('reportKept'));
});

test('what is handled again, late or in another order tells nothing else', async () => {
  const caseId = await reportedCase();
  await decide(caseId, 'KEEP');
  await run(admin.client, 'undoDecision', { caseId });
  await decide(caseId, 'REMOVE');
  await expect.poll(() => toldOf(caseId)).toEqual(each('reportUpheld'));
  await NotificationModel.updateMany({ 'params.caseId': caseId }, { isRead: true });

  // A process that dies before it noted what it handled handles it again, the oldest last.
  const events = await EventModel.find({ 'data.caseId': caseId }).sort({ _id: -1 }).lean();
  expect(events.length).toBeGreaterThan(3);
  for (let round = 0; round < 2; round += 1) {
    for (const event of events) {
      await inTransaction(() =>
        Promise.resolve(moderationConsumer.handle(event as never, { config: server.config })),
      );
    }
  }
  // So does one that dies in the middle of telling, and the first outcomes come last.
  const outcomes = ['reportUpheld', 'reportReopened', 'reportKept'] as const;
  for (const [index, type] of outcomes.entries()) {
    const step = String(outcomes.length - index);
    const params = { kind: 'discussionComment', caseId, step, path: '' };
    for (const { userId } of reporters) {
      const tell = (cause: string) =>
        inTransaction(() => notify({ userId, type, params, cause: `report:${caseId}:${cause}` }));
      await tell(step);
      // Where the notification does not remember the cause any more, it still knows how far it had come.
      await tell(`${step} again`);
    }
  }
  expect(await toldOf(caseId)).toEqual(each('reportUpheld', true));
});
