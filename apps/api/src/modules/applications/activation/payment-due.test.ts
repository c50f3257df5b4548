import { jobContext } from '../../../testing/job-context.ts';
import { buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApplication } from '../../../testing/application-factory.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { JobModel, type JobRecord } from '../../../platform/jobs/job.model.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { ApplicationModel } from '../application.model.ts';
import { act, named } from '../application-test-kit.ts';
import { missPaymentHandler, remindPaymentHandler } from './payment-due.jobs.ts';

const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const jobsOf = (applicationId: string) =>
  JobModel.find({ 'payload.applicationId': applicationId, type: /application-payment$/ })
    .sort({ runAt: 1 })
    .lean<JobRecord[]>();

async function approved() {
  const { application } = await buildApplication({ status: 'new' });
  const { client } = await buildPerson(server, { memberType: 'wikiAdmin' });
  await act(client, 'approveApplication', named(application));
  const applicationId = application._id.toHexString();
  const read = () => ApplicationModel.findById(applicationId).lean();
  return { applicationId, read, jobs: await jobsOf(applicationId) };
}

describe('an approval', () => {
  it('plans two reminders, the end of the term after seven days and a last reminder', async () => {
    const { jobs, read } = await approved();
    const due = (await read())?.paymentDueAt?.getTime() ?? 0;
    expect(Math.abs(due - Date.now() - 7 * 24 * hour)).toBeLessThan(60_000);
    expect(jobs.map(({ type, runAt }) => [type, (runAt.getTime() - due) / hour])).toEqual([
      ['remind-application-payment', -48],
      ['remind-application-payment', -12],
      ['miss-application-payment', 0],
      ['remind-application-payment', 72],
    ]);
  });
});

describe('the end of the term', () => {
  it('does nothing before its time and comes back when it is time', async () => {
    const { applicationId, jobs, read } = await approved();
    const job = jobs.find(({ type }) => type === missPaymentHandler.type);
    if (!job) throw new Error('The end of the term was not planned.');
    await missPaymentHandler.run(job, jobContext(server.config));
    await missPaymentHandler.run(job, jobContext(server.config));
    const application = await read();
    expect(application?.status).toBe('payment-pending');
    const misses = (await jobsOf(applicationId)).filter(({ type }) => type === job.type);
    expect(misses.map(({ runAt }) => runAt)).toEqual([
      application?.paymentDueAt,
      application?.paymentDueAt,
    ]);
  });
});

describe('a reminder of the platform', () => {
  it('is sent once, not after somebody just reminded and not when nothing is awaited', async () => {
    const { applicationId, jobs, read } = await approved();
    const [job] = jobs;
    if (!job) throw new Error('The reminder was not planned.');
    await remindPaymentHandler.run(job, jobContext(server.config));
    await remindPaymentHandler.run(job, jobContext(server.config));
    expect((await read())?.history.at(-1)).toMatchObject({ action: null, actorId: null });
    await ApplicationModel.updateOne(
      { _id: applicationId },
      { status: 'payment-complete', dateReminded: null },
    );
    await remindPaymentHandler.run(job, jobContext(server.config));
    const reminders = {
      type: 'application.reminded',
      'data.applicationId': applicationId,
    } as const;
    expect(await EventModel.countDocuments(reminders)).toBe(1);
  });
});
