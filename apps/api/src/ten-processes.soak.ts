import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWith, say } from './modules/chat/chat-test-kit.ts';
import { codesOf, run } from './modules/accounts/account-test-kit.ts';
import { clientOf, createClient } from './testing/client.ts';
import { buildUser } from './testing/factories.ts';
import { type ApiProcess, startProcess } from './testing/process.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { type MailServer, startMailServer } from './testing/services/mail-server.ts';
import { signUpOf } from './testing/sign-up.ts';
import { buildPerson, type Person } from './testing/world.ts';

// What processes must not count, do or see each for itself: limits, work that is done once, who is here.

const count = Number(process.env['SOAK_PROCESSES'] ?? 10);
const perAccount = 8;
const signInLimits = { perAccount, perAddress: 10_000, perMinute: 10_000, windowSeconds: 600 };

let server: TestServer;
let mails: MailServer;
let processes: ApiProcess[];

beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({
    config: { rateLimits: true, signInLimits, smtpUrl: mails.url },
  });
  const environment = {
    MONGODB_URL: String(server.config.mongodbUrl),
    SMTP_URL: mails.url,
    RATE_LIMITS: 'true',
    SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(perAccount),
    SIGN_IN_ATTEMPTS_PER_ADDRESS: '10000',
    SIGN_INS_PER_MINUTE: '10000',
    SIGN_IN_WINDOW_SECONDS: '600',
    TRUST_PROXY: '1',
  };
  processes = await Promise.all(Array.from({ length: count }, () => startProcess(environment)));
}, 300_000);

afterAll(async () => {
  for (const each of processes) each.signal('SIGTERM');
  await Promise.all(processes.map(({ exited }) => exited));
  await server.stop();
  await mails.stop();
}, 120_000);

const at = (index: number): ApiProcess => {
  const found = processes[index % processes.length];
  if (!found) throw new Error('No process was started.');
  return found;
};

test(`${count} processes count guesses of a password together`, async () => {
  const { email } = await buildUser();
  const guesses = await Promise.all(
    Array.from({ length: 4 * count }, async (_, index) =>
      codesOf(await run(createClient(at(index)), 'signIn', { email, password: 'not this one' })),
    ),
  );
  const answered = (code: string) => guesses.filter(([first]) => first === code).length;
  expect({
    wrong: answered('WRONG_PASSWORD'),
    refused: answered('TOO_MANY_REQUESTS'),
  }).toEqual({ wrong: perAccount, refused: 4 * count - perAccount });
}, 120_000);

test(`what follows a sign-up is done once by ${count} processes`, async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 3 * count }, (_, index) =>
      signUpOf(createClient(at(index), { 'x-forwarded-for': `198.51.100.${index}` })),
    ),
  );
  const emails = outcomes.flatMap(({ email }) => email ?? []);
  expect(emails).toHaveLength(3 * count);
  const sentTo = () => emails.map((email) => mails.recipients.filter((to) => to === email).length);
  // One to confirm the address, one to say welcome.
  await expect.poll(sentTo, { timeout: 120_000 }).toEqual(emails.map(() => 2));
  // What is sent twice comes soon after.
  await delay(5_000);
  expect(sentTo()).toEqual(emails.map(() => 2));
}, 180_000);

interface Seen {
  presenceChanged: { people: { userId: string; isOnline: boolean }[] };
}

/** What somebody is told of who is here, by their last word. */
async function watch({ accessToken }: Person, through: ApiProcess) {
  const socket = await clientOf(through, { accessToken }).socket();
  const stream = socket.start<Seen>(
    'subscription { presenceChanged { people { userId isOnline } } }',
  );
  const online = new Map<string, boolean>();
  const reading = (async () => {
    for (;;) {
      const { data } = await stream.next();
      for (const each of data?.presenceChanged.people ?? []) online.set(each.userId, each.isOnline);
    }
  })().catch(() => {});
  return {
    online: () =>
      [...online]
        .filter(([, isOnline]) => isOnline)
        .map(([userId]) => userId)
        .toSorted(),
    async close() {
      await socket.close();
      await reading;
    },
  };
}

test(`who is here is seen through ${count} processes, and leaves with the one that dies`, async () => {
  const [one, ...others] = await Promise.all(
    Array.from({ length: count }, () =>
      buildPerson(server, { dateJoined: new Date('2026-01-01') }),
    ),
  );
  if (!one) throw new Error('Nobody was built.');
  for (const other of others) {
    const { id } = await openWith(one.client, other.userId);
    await say(one.client, id, 'Hola');
    await say(other.client, id, 'Buenas');
  }
  const screen = await watch(one, at(0));
  const devices = await Promise.all(others.map((other, index) => watch(other, at(index + 1))));
  const ids = others.map(({ userId }) => userId).toSorted();
  await expect.poll(screen.online, { timeout: 20_000 }).toEqual(ids);
  // Each of them sees the one they wrote with, and nobody else.
  for (const device of devices) {
    await expect.poll(device.online, { timeout: 20_000 }).toEqual([one.userId]);
  }

  // The last one dies without a word; the others stay until they leave.
  const dying = processes.pop();
  dying?.signal('SIGKILL');
  await dying?.exited;
  const staying = others
    .slice(0, -1)
    .map(({ userId }) => userId)
    .toSorted();
  await expect.poll(screen.online, { timeout: 200_000, interval: 1_000 }).toEqual(staying);
  await devices[0]?.close();
  const gone = others[0]?.userId;
  await expect
    .poll(screen.online, { timeout: 20_000 })
    .toEqual(staying.filter((userId) => userId !== gone));
  await screen.close();
  for (const device of devices.slice(1)) await device.close();
}, 400_000);
