import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { database } from '../../../platform/database/connect.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { jobContext } from '../../../testing/job-context.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person, personOf } from '../../../testing/world.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { applicationMigrations } from '../application.migrations.ts';
import { ApplicationModel } from '../application.model.ts';
import { act, named } from '../application-test-kit.ts';
import { expireChangesHandler, remindChangesHandler } from './changes-due.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const comments = [
  { field: 'description', comment: 'Say more.' },
  { field: 'taxDocumentIds', comment: 'That of this year, please.' },
  { field: 'commercialReference.phone', comment: 'Nobody answers.' },
];

const read = (id: string) => ApplicationModel.findById(id).orFail().lean();
const jobsOf = (applicationId: string, type: string) =>
  JobModel.find({ 'payload.applicationId': applicationId, type }).sort({ runAt: 1 }).lean();

/** An application that was sent back, with its applicant signed in. */
async function sentBack() {
  const { application, applicant } = await buildApplication({
    status: 'new',
    storeIn: server.config,
  });
  await act(admin.client, 'requestApplicationChanges', { ...named(application), comments });
  const id = application._id.toHexString();
  return { id, application, client: (await personOf(server, applicant)).client, applicant };
}

const lastReview =
  'lastReview { changedFields unchangedFields comments { field } form { description } }';

describe('an application that was sent back', () => {
  it('is seen in its tab and, sent again, tells what changed and what did not', async () => {
    const { id, client, application } = await sentBack();
    const { applications } = await admin.client.data<{
      applications: { edges: { node: { id: string } }[] };
    }>('{ applications(tab: CHANGES_REQUESTED) { edges { node { id } } } }');
    expect(applications.edges.map(({ node }) => node.id)).toContain(id);

    const reference = { phone: '+573005551234' };
    const form = {
      description: 'A longer description.',
      city: 'Neiva',
      commercialReference: reference,
    };
    const { version } = await read(id);
    const saved = await act(client, 'saveApplicationDraft', {
      applicationId: id,
      version,
      step: 'REVIEW',
      form,
    });
    expect(saved.codes).toEqual([]);
    const waiting = await client.data('{ myApplication { unchangedFields } }');
    expect(waiting['myApplication']).toEqual({ unchangedFields: ['taxDocumentIds'] });
    const sent = await act(client, 'submitApplication', named(await read(id)));
    expect(sent.codes).toEqual([]);
    const query = `query ($id: ID!) { application(id: $id) { status ${lastReview} } }`;
    expect((await admin.client.data(query, { id }))['application']).toEqual({
      status: 'NEW',
      lastReview: {
        changedFields: ['city', 'description', 'commercialReference.phone'],
        unchangedFields: ['taxDocumentIds'],
        comments: comments.map(({ field }) => ({ field })),
        form: { description: application.form.description },
      },
    });
    // What administrators compare is not the applicant's to read.
    expect((await client.data(query, { id }))['application']).toMatchObject({ lastReview: null });
    // Of a member, who changes data for other reasons, there is nothing to compare.
    await ApplicationModel.updateOne({ _id: id }, { status: 'approved' });
    expect((await admin.client.data(query, { id }))['application']).toMatchObject({
      lastReview: null,
    });
  });

  it('is reminded of by people once a day, and by the platform', async () => {
    const { id, applicant } = await sentBack();
    const first = await act(admin.client, 'remindApplicant', named(await read(id)));
    expect(first.codes).toEqual([]);
    const second = await act(admin.client, 'remindApplicant', named(await read(id)));
    expect(second.codes).toEqual(['REMINDER_SENT']);
    const jobs = await jobsOf(id, remindChangesHandler.type);
    expect(jobs).toHaveLength(3);
    const [job] = jobs;
    if (!job) throw new Error('No reminder was planned.');
    await remindChangesHandler.run(job, jobContext(server.config));
    expect((await read(id)).history.filter(({ action }) => action === null)).toHaveLength(1);
    const { form } = await read(id);
    await expect
      .poll(async () =>
        (await MailRequestModel.find({ userId: applicant._id.toHexString() }).lean()).map(
          ({ to, message }) => [to, message.subject],
        ),
      )
      .toContainEqual([form.email, 'Your application awaits your changes']);
  });

  it('is closed when its term ends, unless it was sent again', async () => {
    const { id } = await sentBack();
    const [job] = await jobsOf(id, expireChangesHandler.type);
    if (!job) throw new Error('No end was planned.');
    await expireChangesHandler.run(job, jobContext(server.config));
    expect((await read(id)).status).toBe('changes-requested');
    const past = new Date(Date.now() - 1_000);
    await ApplicationModel.updateOne({ _id: id }, { changesDueAt: past });
    const due = { ...job, payload: { ...job.payload, dueAt: past.toISOString() } };
    await expireChangesHandler.run(job, jobContext(server.config));
    expect((await read(id)).status).toBe('changes-requested');
    await expireChangesHandler.run(due, jobContext(server.config));
    await expireChangesHandler.run(due, jobContext(server.config));
    const closed = await read(id);
    expect(closed).toMatchObject({ status: 'withdrawn', isOpen: false });
    expect(closed.history.filter(({ action }) => action === 'expire')).toHaveLength(1);
  });
});

it('names the state of what the version before sent back', async () => {
  const { id } = await sentBack();
  const again = await sentBack();
  const { history } = await read(id);
  const before = history.map((step) =>
    step.action === 'requestChanges' ? { ...step, to: 'draft' } : step,
  );
  const old = { status: 'draft', isListed: false };
  await ApplicationModel.updateOne({ _id: id }, { $set: { ...old, history: before } });
  await ApplicationModel.collection.updateOne(
    { _id: (await read(id))._id },
    { $unset: { changesDueAt: 1, reviewed: 1 } },
  );
  const untouched = await read(again.id);
  const migration = applicationMigrations.find(({ id: name }) =>
    name.endsWith('changes-requested'),
  );
  for (const _round of [1, 2]) await migration?.up(database());
  const after = await read(id);
  expect(after).toMatchObject({ status: 'changes-requested', isListed: true, isOpen: true });
  expect(after.history.at(-1)?.to).toBe('changes-requested');
  expect(after.changesDueAt?.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000);
  expect(await read(again.id)).toEqual(untouched);
  const { application } = await admin.client.data<{ application: { lastReview: unknown } }>(
    'query ($id: ID!) { application(id: $id) { lastReview { date } } }',
    { id },
  );
  expect(application.lastReview).toBeNull();
});
