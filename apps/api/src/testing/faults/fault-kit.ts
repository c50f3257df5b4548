import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { createClient } from '../client.ts';
import { type FaultyEngine, startFaultyEngine } from './faulty-engine.ts';
import { type MailServer, startMailServer } from '../services/mail-server.ts';
import { type ApiProcess, startProcess } from '../process.ts';
import { randomOf } from '../random.ts';
import { type SignUpOutcome, signUpOf } from '../sign-up.ts';

/** The environment of a process whose clock is an hour ahead. */
export const clockAhead = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'clock-ahead.ts')).href}`,
  CLOCK_AHEAD_MS: '3600000',
};

const endings: (() => Promise<unknown>)[] = [];

/** Ends everything that was started here, the last first: after each test. */
export async function endAll(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end();
}

/** Random numbers whose seed is printed, so that a failure can be played again. */
export function seeded(): () => number {
  const seed = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31));
  process.stdout.write(`faults: FAULT_SEED=${seed}\n`);
  return randomOf(seed);
}

/** Starts a database of the test's own. */
export async function engineOfItsOwn(environment?: Record<string, string>): Promise<FaultyEngine> {
  const engine = await startFaultyEngine(environment);
  endings.push(() => engine.stop());
  return engine;
}

/** Starts an API. */
export async function start(environment: Record<string, string>): Promise<ApiProcess> {
  const api = await startProcess(environment);
  endings.push(() => {
    api.signal('SIGKILL');
    return api.exited;
  });
  return api;
}

/** Starts a mail server. */
export async function mailServer(): Promise<MailServer> {
  const server = await startMailServer();
  endings.push(() => server.stop());
  return server;
}

interface Signing {
  /** The addresses whose sign-up was acknowledged. */
  acknowledged: string[];
  /** The codes of those that were refused. */
  refused: string[];
  stop(): Promise<void>;
}

/** Signs people up, three at a time and at random moments, each where `pick` says, until it is stopped. */
export function signUps(pick: () => { url: string }, random: () => number): Signing {
  const ending = new AbortController();
  const signing = { acknowledged: [] as string[], refused: [] as string[] };
  const one = async () => {
    while (!ending.signal.aborted) {
      const outcome = await signUpOf(createClient(pick())).catch(
        (): SignUpOutcome => ({ code: 'NO_ANSWER' }),
      );
      if (outcome.email !== undefined) signing.acknowledged.push(outcome.email);
      else signing.refused.push(outcome.code);
      await delay(random() * 80);
    }
  };
  const all = Promise.all([one(), one(), one()]);
  return {
    ...signing,
    async stop() {
      ending.abort();
      await all;
    },
  };
}

/** Somebody who signed up now. */
export async function signedUp(api: { url: string }): Promise<string> {
  const { email, code } = await signUpOf(createClient(api));
  expect(code).toBeUndefined();
  return email ?? '';
}

/** Each address has an account and its two mails, requested and sent once each. */
export async function expectMailsSent(
  { connection }: FaultyEngine,
  emails: readonly string[],
  timeout = 60_000,
): Promise<void> {
  const requests = connection.collection('mailRequests');
  const to = { $in: [...emails] };
  const expected = emails.length * 2;
  const sent = () => requests.countDocuments({ to, status: 'SENT' });
  await expect.poll(sent, { timeout }).toBe(expected);
  expect(await requests.countDocuments({ to })).toBe(expected);
  expect(await connection.collection('users').countDocuments({ email: to })).toBe(emails.length);
}

/** What an API says of itself, and how long it took to say it, in milliseconds. */
export async function readiness({ url }: { url: string }): Promise<{
  status: number;
  took: number;
}> {
  const began = performance.now();
  const { status } = await fetch(`${url}/readyz`);
  return { status, took: performance.now() - began };
}
