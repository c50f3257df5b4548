import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { JobModel, type JobRecord } from '../../platform/jobs/job.model.ts';
import { GivenUpModel } from '../../platform/outbox/given-up.model.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { clientOf, createClient, type TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { signUpOf } from '../../testing/sign-up.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { MailRequestModel } from '../mail/mail-request.model.ts';
import { requestMail } from '../mail/index.ts';

const mutationOf = (field: string, id: string, result: string) =>
  `mutation ($id: ID!) { change: ${field}(input: { ${id}: $id }) { ${result} userErrors { code field } } }`;
const retryJob = mutationOf('retryJob', 'jobId', 'result: job { id status attempts }');
const discardJob = mutationOf('discardJob', 'jobId', 'result: job { id status attempts }');
const retryEvent = mutationOf(
  'retryGivenUpEvent',
  'givenUpEventId',
  'result: givenUpEvent { id isRetried }',
);
const discardEvent = mutationOf(
  'discardGivenUpEvent',
  'givenUpEventId',
  'result: givenUpEvent { id }',
);
const events = `query ($first: Int) {
  givenUpEvents(first: $first) { totalCount edges { node { id consumer type failure isRetried } } }
}`;
const listOfJobs = `query ($status: JobStatus) {
  jobs(status: $status, first: 50) { edges { node { id type isParked awaitedSetting timesPostponed } } }
}`;

interface Change {
  change: {
    result: Record<string, unknown> | null;
    userErrors: { code: string; field: string | null }[];
  };
}

let server: TestServer;
let world: World;
let admin: TestClient;
beforeAll(async () => {
  // Without a billing service: what needs one is parked.
  server = await startTestServer({ config: { billingUrl: null } });
  world = await buildWorld(server.config);
  admin = clientOf(server, world.wikiAdmin);
});
afterAll(() => server.stop());

const change = async (mutation: string, id: string, by = admin) =>
  (await by.data<Change>(mutation, { id })).change;

const nobodysId = '0'.repeat(24);

/** A job in a state, of a type that nobody works on. */
async function jobIn(status: JobRecord['status'], type = 'of-nobody'): Promise<string> {
  const now = new Date();
  const key = `${type}:${new mongoose.Types.ObjectId().toHexString()}`;
  const [job] = await JobModel.create([
    { type, key, status, attempts: 3, runAt: now, dateCreated: now, lastError: 'Error: no' },
  ]);
  return job?._id.toHexString() ?? '';
}

/** An event that was given up, with or without the event itself. */
async function givenUp(isKept = true): Promise<string> {
  const _id = new mongoose.Types.ObjectId();
  const event = { _id, type: 'user.changed', actorId: null, at: new Date(), data: { userId: 'u' } };
  const record = { _id: `nobody:${_id.toHexString()}`, consumer: 'nobody', at: new Date() };
  await GivenUpModel.collection.insertOne({
    ...record,
    event: isKept ? event : null,
    failure: 'Error: no',
    isRetried: false,
  } as never);
  return record._id;
}

describe('who', () => {
  const operations: [string, Record<string, unknown>][] = [
    [events, {}],
    ...[retryJob, discardJob, retryEvent, discardEvent].map(
      (mutation): [string, Record<string, unknown>] => [mutation, { id: nobodysId }],
    ),
  ];

  test.each(operations)('visitors are asked to sign in: %s', async (operation, variables) => {
    const { errors } = await clientOf(server, null).request(operation, variables);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test.each(['user', 'business', 'businessAdmin'] as const)('%s is refused all', async (role) => {
    for (const [operation, variables] of operations) {
      const { errors } = await clientOf(server, world[role]).request(operation, variables);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });
});

describe('jobs', () => {
  test('that failed run again with all their tries, and administrators are on record', async () => {
    const id = await jobIn('FAILED');
    expect(await change(retryJob, id)).toEqual({
      result: { id, status: 'PENDING', attempts: 0 },
      userErrors: [],
    });
    await expect
      .poll(() => AuditModel.findOne({ action: 'job.changed', 'targets.jobId': id }).lean())
      .toMatchObject({ actorId: world.wikiAdmin.userId });
  });

  test('that failed can be discarded, once', async () => {
    const id = await jobIn('FAILED');
    expect((await change(discardJob, id)).result).toMatchObject({ status: 'DISCARDED' });
    const refused = { result: null, userErrors: [{ code: 'NOT_FOUND', field: 'jobId' }] };
    expect(await change(discardJob, id)).toEqual(refused);
    expect(await change(retryJob, id)).toEqual(refused);
  });

  test('that were done, wait for their time, or never were have nothing to change', async () => {
    const waiting = await jobIn('PENDING');
    await JobModel.updateOne({ _id: waiting }, { $set: { lastError: null } });
    for (const id of [await jobIn('DONE'), waiting, nobodysId, 'nonsense']) {
      for (const mutation of [retryJob, discardJob]) {
        expect((await change(mutation, id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
      }
    }
    expect((await change(discardJob, await jobIn('PENDING'))).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });

  test('that send a mail send it, unless its secret is gone', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const failed = async (holdsSecret: boolean) => {
      const cause = `failed ${String(holdsSecret)}`;
      const mail = { subject: 's', html: '<p>h</p>', text: 't' };
      await inTransaction(() =>
        requestMail({
          to: 'ana@example.com',
          userId: null,
          language: 'es',
          mail,
          cause,
          ...(holdsSecret ? { secret: { expiresAt: inAnHour, slot: cause } } : {}),
        }),
      );
      await expect.poll(() => MailRequestModel.findOne({ cause, status: 'SENT' })).not.toBeNull();
      const request = await MailRequestModel.findOneAndUpdate(
        { cause },
        { status: 'FAILED' },
      ).lean();
      const mailRequestId = request?._id.toHexString() ?? '';
      const job = await JobModel.findOneAndUpdate(
        { key: `send-mail:${mailRequestId}` },
        { status: 'FAILED', payload: { mailRequestId } },
      ).lean();
      return { cause, id: job?._id.toHexString() ?? '' };
    };
    const kept = await failed(false);
    expect((await change(retryJob, kept.id)).userErrors).toEqual([]);
    await expect
      .poll(() => MailRequestModel.findOne({ cause: kept.cause }).lean())
      .toMatchObject({ status: 'SENT' });
    const secret = await failed(true);
    expect((await change(retryJob, secret.id)).userErrors).toEqual([
      { code: 'CANNOT_RETRY', field: null },
    ]);
  });

  test('that need a billing service are parked without one, and not tried', async () => {
    expect((await signUpOf(createClient(server))).code).toBeUndefined();
    const ofBilling = { type: 'create-billing-customer' };
    await expect.poll(() => JobModel.countDocuments(ofBilling)).toBe(1);
    // What was due later has been done: that one was passed over.
    await enqueueJob({
      type: 'remove-unused-file',
      key: 'after-the-parked',
      payload: { fileId: nobodysId },
    });
    await expect
      .poll(() => JobModel.countDocuments({ key: 'after-the-parked', status: 'DONE' }))
      .toBe(1);
    expect(await JobModel.findOne(ofBilling).lean()).toMatchObject({ attempts: 0 });
    const { jobs } = await admin.data<{ jobs: { edges: { node: Record<string, unknown> }[] } }>(
      listOfJobs,
      { status: 'PENDING' },
    );
    const nodes = jobs.edges.map(({ node }) => node);
    expect(nodes.find(({ type }) => type === 'create-billing-customer')).toMatchObject({
      isParked: true,
      awaitedSetting: 'BILLING_URL',
      timesPostponed: 0,
    });
    expect(nodes.find(({ type }) => type === 'membership-clock')?.isParked).toBe(false);
  });
});

describe('events that were given up', () => {
  test('are listed, and handled again on request', async () => {
    const id = await givenUp();
    const { givenUpEvents } = await admin.data<{
      givenUpEvents: { totalCount: number; edges: { node: object }[] };
    }>(events, { first: 50 });
    expect(givenUpEvents.edges.map(({ node }) => node)).toContainEqual({
      id,
      consumer: 'nobody',
      type: 'user.changed',
      failure: 'Error: no',
      isRetried: false,
    });
    expect(await change(retryEvent, id)).toEqual({
      result: { id, isRetried: true },
      userErrors: [],
    });
    expect(await EventModel.countDocuments({ type: 'consumer.retryAsked' })).toBe(1);
    const { errors } = await admin.request(events, { first: 51 });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  test('cannot be when the event is no longer kept', async () => {
    expect((await change(retryEvent, await givenUp(false))).userErrors).toEqual([
      { code: 'CANNOT_RETRY', field: null },
    ]);
  });

  test('can be discarded, once', async () => {
    const id = await givenUp();
    expect(await change(discardEvent, id)).toEqual({ result: { id }, userErrors: [] });
    for (const mutation of [retryEvent, discardEvent]) {
      expect((await change(mutation, id)).userErrors).toEqual([
        { code: 'NOT_FOUND', field: 'givenUpEventId' },
      ]);
    }
  });
});
