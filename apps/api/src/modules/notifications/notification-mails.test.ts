import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { OutboxMailModel, type OutboxMailRecord } from '../../platform/mail/mail.model.ts';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { findUser } from '../users/index.ts';
import { NotificationModel } from './notification.model.ts';
import { digestHandler, mailHandler } from './notification-mails.job.ts';
import { notify, type News } from './notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs: { pollMilliseconds: 100 } });
});
afterAll(() => server.stop());

type Person = Awaited<ReturnType<typeof buildPerson>> & { email: string };

/** Somebody who takes a mail or the digest of a topic, with further preferences. */
async function reader(
  channel: 'MAIL' | 'DIGEST',
  preferences: object = {},
  language: 'en' | 'es' = 'en',
): Promise<Person> {
  const person = await buildPerson(server, { language });
  await person.client.data(
    'mutation ($input: NotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { userErrors { code } } }',
    {
      input: {
        channels: [
          { topic: 'REVIEWS', channels: ['APP', channel] },
          { topic: 'MESSAGES', channels: ['APP', 'MAIL'] },
        ],
        ...preferences,
      },
    },
  );
  return { ...person, email: (await findUser(person.userId))?.email ?? '' };
}

let causes = 0;
async function tell({ userId }: Person, news: Partial<News> = {}): Promise<void> {
  causes += 1;
  await inTransaction(() =>
    notify({
      userId,
      type: 'reviewKept',
      params: { business: 'Café Alto' },
      cause: `mail-${causes}`,
      ...news,
    }),
  );
}

async function mailsTo({ email }: Person, count: number): Promise<OutboxMailRecord[]> {
  return vi.waitFor(
    async () => {
      const found = await OutboxMailModel.find({ to: email }).lean<OutboxMailRecord[]>();
      expect(found).toHaveLength(count);
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
}

const waitingOf = ({ userId }: Person, type: string) =>
  vi.waitFor(
    async () => {
      const jobs = await JobModel.find({
        type,
        status: 'PENDING',
        'payload.userId': userId,
      }).lean();
      expect(jobs.length).toBeGreaterThan(0);
      return jobs;
    },
    { timeout: 30_000, interval: 50 },
  );

/** Whether everything that happened to a person was handed to its channels. */
const dispatched = ({ userId }: Person, mail: 'NOW' | 'DIGEST', count: number) =>
  vi.waitFor(
    async () => expect(await NotificationModel.countDocuments({ userId, mail })).toBe(count),
    { timeout: 30_000, interval: 50 },
  );

const makeDue = ({ userId }: Person, type: string) =>
  JobModel.updateMany(
    { type, status: 'PENDING', 'payload.userId': userId },
    { $set: { runAt: new Date() } },
  );

const allDay = { isOn: true, days: [1, 2, 3, 4, 5, 6, 7], letsUrgentThrough: true };
/** Quiet hours that lie around now. */
const quietNow = () => {
  const hour = new Date().getUTCHours();
  return { timeZone: 'UTC', quietHours: { ...allDay, from: hour, to: (hour + 2) % 24 } };
};

describe('a mail at once', () => {
  it('goes out in the language of the person, with the ways to receive less', async () => {
    const person = await reader('MAIL', {}, 'es');
    await tell(person);
    const [mail] = await mailsTo(person, 1);
    expect(mail?.subject).toBe('Su reseña se mantiene');
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.text).toContain('No recibir más correos de este tipo');
    expect(mail?.unsubscribeUrl).toContain('/unsubscribe/one-click?token=');
  });

  it('does not go for what the module mails itself, nor for what is read already', async () => {
    const person = await reader('MAIL');
    await tell(person, { type: 'membershipPaid' });
    await tell(person);
    const [mail] = await mailsTo(person, 1);
    expect(mail?.subject).toBe('Your review stays');
  });

  it('waits in quiet hours, and goes out at their end as one', async () => {
    const person = await reader('MAIL', quietNow());
    await tell(person);
    await tell(person, { type: 'disputeAnswered' });
    await dispatched(person, 'NOW', 2);
    const jobs = await waitingOf(person, 'notification-mail');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.runAt.getTime()).toBeGreaterThan(Date.now());
    await makeDue(person, 'notification-mail');
    const [mail] = await mailsTo(person, 1);
    expect(mail?.subject).toBe('2 updates for you');
  });

  it('tells of a message only whoever stays away from it', async () => {
    const [away, present] = [await reader('MAIL'), await reader('MAIL')];
    for (const person of [away, present]) {
      await tell(person, { type: 'chatMessage', params: { chatId: '1'.repeat(24) } });
      await waitingOf(person, 'notification-mail');
    }
    await NotificationModel.updateMany({ userId: present.userId }, { $set: { isRead: true } });
    await makeDue(present, 'notification-mail');
    await makeDue(away, 'notification-mail');
    expect((await mailsTo(away, 1))[0]?.subject).toBe('Someone wrote to you');
    await dispatched(present, 'NOW', 0);
    await mailsTo(present, 0);
  });
});

describe('without a mail server', () => {
  it('nothing is written; once there is one, what is new goes as one and what is old not at all', async () => {
    const parked = { ...server.config, smtpUrl: null, hasDevelopmentMailbox: false };
    expect(mailHandler.awaits?.(parked)).toBe('SMTP_URL');
    expect(digestHandler.awaits?.(parked)).toBe('SMTP_URL');
    expect(mailHandler.awaits?.(server.config)).toBeNull();

    // As they stand after waiting for it: told days ago, and their jobs not run yet.
    const person = await reader('MAIL');
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const messages = { type: 'chatMessage', params: { chatId: '1'.repeat(24) } } as const;
    await tell(person, messages);
    await tell(person, { ...messages, params: { chatId: '2'.repeat(24) } });
    await tell(person, { ...messages, params: { chatId: '3'.repeat(24) } });
    await dispatched(person, 'NOW', 3);
    const { userId } = person;
    await NotificationModel.updateMany({ userId }, { $set: { dateCreated: daysAgo(3) } });
    await NotificationModel.updateOne({ userId }, { $set: { dateCreated: daysAgo(40) } });
    await makeDue(person, 'notification-mail');
    const [mail] = await mailsTo(person, 1);
    expect(mail?.subject).toBe('2 updates for you');
    await dispatched(person, 'NOW', 0);
    const waiting = { type: 'notification-mail', 'payload.userId': person.userId };
    await expect.poll(() => JobModel.countDocuments(waiting)).toBe(0);
    await mailsTo(person, 1);
  });
});

describe('the digest', () => {
  it('gathers what is unread into one mail, and sends nothing without news', async () => {
    const person = await reader('DIGEST');
    for (const type of ['reviewKept', 'disputeAnswered', 'reviewReplied'] as const) {
      await tell(person, { type });
    }
    await dispatched(person, 'DIGEST', 3);
    await NotificationModel.updateOne(
      { userId: person.userId, type: 'disputeAnswered' },
      { $set: { isRead: true } },
    );
    expect(await waitingOf(person, 'notification-digest')).toHaveLength(1);
    await makeDue(person, 'notification-digest');
    const [mail] = await mailsTo(person, 1);
    expect(mail?.subject).toMatch(/update/);
    expect(mail?.text).toContain('Your review stays');
    expect(mail?.text).not.toContain('Your dispute has an answer');
    expect(mail?.text).toContain('No more digests');
    await dispatched(person, 'DIGEST', 0);
  });

  it('is sent once by a job that runs again', async () => {
    const person = await reader('DIGEST');
    await tell(person);
    await dispatched(person, 'DIGEST', 1);
    await waitingOf(person, 'notification-digest');
    await makeDue(person, 'notification-digest');
    await mailsTo(person, 1);
    await JobModel.updateMany(
      { type: 'notification-digest', 'payload.userId': person.userId },
      { $set: { status: 'PENDING', runAt: new Date(), finishedAt: null } },
    );
    await vi.waitFor(
      async () =>
        expect(
          await JobModel.countDocuments({ status: 'PENDING', 'payload.userId': person.userId }),
        ).toBe(0),
      { timeout: 30_000 },
    );
    await mailsTo(person, 1);
  });

  it('comes at the time that was chosen last', async () => {
    const person = await reader('DIGEST', {
      digest: { rhythm: 'DAILY', hour: 3 },
      timeZone: 'UTC',
    });
    await tell(person);
    await waitingOf(person, 'notification-digest');
    await person.client.data(
      'mutation { saveNotificationPreferences(input: { digest: { rhythm: WEEKLY, hour: 9 } }) { userErrors { code } } }',
    );
    const jobs = await waitingOf(person, 'notification-digest');
    const hours = jobs
      .map(({ runAt }) => runAt.getUTCHours())
      .toSorted((one, other) => one - other);
    expect(hours).toEqual([3, 9]);
  });
});

describe('a link that switches mails off', () => {
  const unsubscribe =
    'mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { scope userErrors { code field } } }';

  async function mailed(channel: 'MAIL' | 'DIGEST' = 'MAIL', language: 'en' | 'es' = 'en') {
    const person = await reader(channel, {}, language);
    await tell(person);
    if (channel === 'DIGEST') {
      await waitingOf(person, 'notification-digest');
      await makeDue(person, 'notification-digest');
    }
    const [mail] = await mailsTo(person, 1);
    return { person, url: new URL(mail?.unsubscribeUrl ?? '') };
  }

  const chosen = async ({ client }: Person) => {
    const { notificationPreferences } = await client.data<{
      notificationPreferences: { topics: { topic: string; channels: string[] }[] };
    }>('{ notificationPreferences { topics { topic channels } } }');
    return notificationPreferences.topics.find(({ topic }) => topic === 'REVIEWS')?.channels;
  };

  it('does it with one click of a mail program, without signing in', async () => {
    const { person, url } = await mailed();
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    expect(await chosen(person)).toEqual(['APP']);
    await tell(person);
    await tell(person, { type: 'chatMessage', params: { chatId: '2'.repeat(24) } });
    await waitingOf(person, 'notification-mail');
    await mailsTo(person, 1);
  });

  it('asks in the language of the mail, and does nothing, when it is only opened', async () => {
    const { person, url } = await mailed('MAIL', 'es');
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.status).toBe(302);
    const asked = new URL(response.headers.get('location') ?? '');
    expect(asked.pathname).toBe('/unsubscribe');
    expect(asked.searchParams.get('token')).toBe(url.searchParams.get('token'));
    expect(asked.searchParams.get('lang')).toBe('es');
    expect(await chosen(person)).toEqual(['APP', 'MAIL']);
  });

  it('that is forged leads to the page that says so', async () => {
    const { url } = await mailed();
    url.searchParams.set('token', `${url.searchParams.get('token')}0`);
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/unsubscribe');
  });

  it('ends the digest for everything, and can be pressed twice', async () => {
    const { person, url } = await mailed('DIGEST');
    const input = { token: url.searchParams.get('token') };
    const visitor = createClient(server);
    for (const _press of [1, 2]) {
      expect(await visitor.data(unsubscribe, { input })).toEqual({
        unsubscribe: { scope: 'DIGEST', userErrors: [] },
      });
    }
    expect(await chosen(person)).toEqual(['APP']);
  });

  it('is good for nothing else', async () => {
    const { person, url } = await mailed();
    const [userId = '', , seal = ''] = (url.searchParams.get('token') ?? '').split('.');
    const visitor = createClient(server);
    for (const token of [`${userId}.MAIL.${seal}`, `${'0'.repeat(24)}.REVIEWS.${seal}`, '', 'x']) {
      expect(await visitor.data(unsubscribe, { input: { token } })).toEqual({
        unsubscribe: { scope: null, userErrors: [{ code: 'TOKEN_INVALID', field: 'token' }] },
      });
      url.searchParams.set('token', token);
      expect((await fetch(url, { method: 'POST' })).status).toBe(400);
    }
    expect(await chosen(person)).toEqual(['APP', 'MAIL']);
  });
});
