import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { JobRunner } from '../../platform/jobs/job-runner.ts';
import { OutboxMailModel } from '../../platform/mail/mail.model.ts';
import { buildUser } from '../../testing/factories.ts';
import { clientOf, createClient } from '../../testing/client.ts';
import { jobContext } from '../../testing/job-context.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type MailServer, startMailServer } from '../../testing/services/mail-server.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { forgetMailsHandler } from './forget-mails.job.ts';
import { leaveExpiredUnsent, sendMailKey } from './mail-request.store.ts';
import { MailRequestModel } from './mail-request.model.ts';
import { requestMail } from './request-mail.ts';
import { sendMailHandler } from './send-mail.job.ts';

// An installation that runs for real before its mail server is set.

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let server: TestServer;
let world: World;
let smtp: MailServer;
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({
    config: { production: true, smtpUrl: null, hasDevelopmentMailbox: false },
  });
  world = await buildWorld(server.config);
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const ask = (cause: string, secret?: { expiresAt: Date; slot: string }) =>
  inTransaction(() =>
    requestMail({
      to: `${cause}@example.com`,
      userId: null,
      language: 'es',
      mail: { subject: 'Aviso', html: '<p>Hola</p>', text: 'Hola' },
      cause,
      ...(secret ? { secret } : {}),
    }),
  );

const stored = (cause: string) => MailRequestModel.findOne({ cause }).lean();

const jobOf = async (cause: string) => {
  const mail = await stored(cause);
  return mail && JobModel.findOne({ key: sendMailKey(mail._id) }).lean();
};

/** Asks for a link that sets a new password, and gives its mail once it is there. */
async function resetOf(email: string) {
  const before = await MailRequestModel.countDocuments({ to: email });
  await createClient(server).data(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
    { input: { email, language: 'es' } },
  );
  await expect.poll(() => MailRequestModel.countDocuments({ to: email })).toBe(before + 1);
  return MailRequestModel.findOne({ to: email }).sort({ _id: -1 }).lean();
}

describe('without a mail server, in production', () => {
  it('mails wait and are not tried, nor kept where nobody looks', async () => {
    await ask('waits');
    // What was due later has been done: the mail was passed over.
    const later = { type: 'remove-unused-file', key: 'later', payload: { fileId: '0'.repeat(24) } };
    await enqueueJob(later);
    await expect.poll(() => JobModel.countDocuments({ key: 'later', status: 'DONE' })).toBe(1);
    expect(await stored('waits')).toMatchObject({ status: 'PENDING', attempts: 0, dateSent: null });
    expect(await jobOf('waits')).toMatchObject({ status: 'PENDING', attempts: 0 });
    expect(await OutboxMailModel.countDocuments()).toBe(0);
  });

  it('whoever is to confirm an address is not told that a link was sent', async () => {
    const { site } = await createClient(server).data<{ site: object }>('{ site { canSendMail } }');
    expect(site).toEqual({ canSendMail: false });
  });

  it('administrators see that they wait, and for what', async () => {
    const admin = clientOf(server, world.wikiAdmin);
    await ask('seen');
    const { jobs, systemState, sendTestMail } = {
      ...(await admin.data<{
        jobs: { edges: { node: { type: string; awaitedSetting: string | null } }[] };
        systemState: { isMailParked: boolean; hasMailServer: boolean; mailsWaiting: number };
      }>(
        `{ jobs(status: PENDING, first: 50) { edges { node { type isParked awaitedSetting } } }
           systemState { isMailParked hasMailServer mailsWaiting } }`,
      )),
      ...(await admin.data<{ sendTestMail: { result: object } }>(
        'mutation { sendTestMail(input: { to: "ana@example.com" }) { result { isSent answer } } }',
      )),
    };
    expect(jobs.edges.map(({ node }) => node)).toContainEqual({
      type: 'send-mail',
      isParked: true,
      awaitedSetting: 'SMTP_URL',
    });
    expect(systemState).toMatchObject({ isMailParked: true, hasMailServer: false });
    expect(systemState.mailsWaiting).toBe(
      await MailRequestModel.countDocuments({ status: 'PENDING' }),
    );
    expect(sendTestMail.result).toEqual({ isSent: false, answer: 'SMTP_URL is not set' });
  });

  it('a link is kept no longer than it works, and a newer one ends it at once', async () => {
    const { email } = await buildUser();
    const first = await resetOf(String(email));
    expect(first?.message.text).toMatch(/token=/);
    const second = await resetOf(String(email));
    const gone = { status: 'EXPIRED', message: { html: null, text: null } };
    expect(await MailRequestModel.findById(first?._id).lean()).toMatchObject(gone);
    expect(second?.message.text).toMatch(/token=/);
    await leaveExpiredUnsent(inHours(0.9));
    expect(await MailRequestModel.findById(second?._id).lean()).toMatchObject({
      status: 'PENDING',
    });
    await leaveExpiredUnsent(inHours(1.1));
    expect(await MailRequestModel.findById(second?._id).lean()).toMatchObject(gone);
    for (const mail of [first, second]) {
      expect(mail && (await JobModel.findOne({ key: sendMailKey(mail._id) }).lean())).toMatchObject(
        {
          status: 'DISCARDED',
          lastError: 'The link in it no longer works.',
          payload: {},
        },
      );
    }
  });

  it('what an earlier version kept in the outbox goes', async () => {
    await OutboxMailModel.create({
      messageId: '<1@example.com>',
      from: 'hola@example.com',
      to: 'ana@example.com',
      subject: 'Contraseña',
      html: '<a href="https://example.com/?token=secret">',
      text: 'https://example.com/?token=secret',
      dateSent: new Date(),
    });
    const [job] = await JobModel.find({ type: 'forget-mails' });
    if (job) await forgetMailsHandler.run(job, jobContext(server.config));
    expect(await OutboxMailModel.countDocuments()).toBe(0);
  });
});

describe('once there is a mail server', () => {
  it('what waited goes out once, and what no longer works does not', async () => {
    await ask('plain');
    await ask('works', { expiresAt: inHours(1), slot: 'one' });
    await ask('over', { expiresAt: inHours(-1), slot: 'two' });
    const causes = { $in: ['plain', 'works', 'over'] };
    const runner = new JobRunner([sendMailHandler], { ...server.config, smtpUrl: smtp.url });
    runner.start();
    await expect
      .poll(() => MailRequestModel.countDocuments({ cause: causes, status: 'PENDING' }))
      .toBe(0);
    await expect.poll(async () => (await jobOf('over'))?.status).toBe('DISCARDED');
    await runner.stop();
    expect(await stored('plain')).toMatchObject({ status: 'SENT', message: { text: 'Hola' } });
    expect(await stored('works')).toMatchObject({ status: 'SENT', message: { text: null } });
    expect(await stored('over')).toMatchObject({ status: 'EXPIRED', message: { text: null } });
    const sent = (cause: string) =>
      smtp.recipients.filter((to) => to === `${cause}@example.com`).length;
    expect([sent('plain'), sent('works'), sent('over')]).toEqual([1, 1, 0]);
    expect((await jobOf('over'))?.lastError).toBe('The link in it no longer works.');
  });
});
