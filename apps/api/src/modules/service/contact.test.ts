import { limits } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { MailRequestModel } from '../mail/mail-request.model.ts';
import { issueToken } from './challenge.ts';
import {
  answerTo,
  contactMessage,
  sendContact,
  solvedChallenge,
  wrongAnswerTo,
} from './service-test-kit.ts';
import { TicketModel } from './ticket.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true, trustProxy: true } });
});
afterAll(() => server.stop());

/** A visitor whose network nobody else of the test shares. */
let networks = 0;
function visitor() {
  networks += 1;
  return createClient(server, { 'x-forwarded-for': `10.1.${networks}.1` });
}
let writers = 0;
const message = (changes: object = {}) => {
  writers += 1;
  return contactMessage(server.config, { email: `escribe.${writers}@example.com`, ...changes });
};

describe('the form for visitors', () => {
  it('makes a request of nobody, and a mail in the chosen language', async () => {
    const member = await buildPerson(server, { email: 'duena@example.com' });
    const sent = await sendContact(visitor(), message({ email: 'Duena@example.com' }));
    expect(sent.codes).toEqual([]);
    const ticket = await TicketModel.findOne({ number: sent.number }).lean();
    expect(ticket).toMatchObject({
      status: 'NEW',
      language: 'es',
      requester: { userId: null, email: 'duena@example.com' },
    });
    const { myTickets } = await member.client.data<{ myTickets: { edges: unknown[] } }>(
      '{ myTickets { edges { cursor } } }',
    );
    expect(myTickets.edges).toEqual([]);
    await expect
      .poll(() => MailRequestModel.findOne({ to: 'duena@example.com' }).lean())
      .toMatchObject({ message: { subject: `Recibimos su caso [${sent.number}]` } });
  });

  it('refuses what is missing and an address that is none', async () => {
    const sent = await sendContact(visitor(), message({ name: ' ', email: 'nadie', text: '' }));
    expect(sent.errors.map(({ code, field }) => [code, field])).toEqual([
      ['EMPTY_NAME', 'name'],
      ['INVALID_EMAIL', 'email'],
      ['FIELD_REQUIRED', 'text'],
    ]);
  });

  it('tells robots from people without asking anybody else', async () => {
    const { config } = server;
    const before = await TicketModel.countDocuments();
    const token = issueToken(config, new Date(Date.now() - 10_000));
    const robots = [
      () => ({ ...solvedChallenge(config), website: 'https://buy.example.com' }),
      () => solvedChallenge(config, 0),
      () => solvedChallenge(config, limits.contact.maxSeconds + 60),
      () => ({ token, answer: wrongAnswerTo(token), website: '' }),
      () => ({ token: `${Date.now() - 10_000}.a.b`, answer: '0', website: '' }),
      () => ({ token: '', answer: '', website: '' }),
    ];
    for (const robot of robots) {
      // Made when it is sent: how long somebody took counts.
      const challenge = robot();
      expect((await sendContact(visitor(), message({ challenge }))).codes).toEqual([
        'CHALLENGE_FAILED',
      ]);
    }
    expect(await TicketModel.countDocuments()).toBe(before);
  });

  it('takes one opened form once, also of ten that send it at once', async () => {
    const challenge = solvedChallenge(server.config);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => sendContact(visitor(), message({ challenge }))),
    );
    expect(sent.filter(({ number }) => number !== null)).toHaveLength(1);
    expect(new Set(sent.flatMap(({ codes }) => codes))).toEqual(new Set(['CHALLENGE_FAILED']));
  });

  it('gives a challenge that its answer solves', async () => {
    const { contactChallenge } = await visitor().data<{
      contactChallenge: { token: string; bits: number; minSeconds: number };
    }>('{ contactChallenge { token bits minSeconds } }');
    expect(contactChallenge).toMatchObject({ bits: 14, minSeconds: 3 });
    expect(answerTo(contactChallenge.token)).toMatch(/^\d+$/);
  });

  it('is limited for an address, and for a network', async () => {
    const email = 'insiste@example.com';
    for (let count = 0; count < limits.contact.perAddressPerDay; count += 1) {
      expect((await sendContact(visitor(), message({ email }))).codes).toEqual([]);
    }
    expect((await sendContact(visitor(), message({ email }))).errors).toMatchObject([
      { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) as number },
    ]);
    const one = visitor();
    for (let count = 0; count < limits.contact.perNetworkPerHour; count += 1) {
      expect((await sendContact(one, message())).codes).toEqual([]);
    }
    expect((await sendContact(one, message())).codes).toEqual(['TOO_MANY_REQUESTS']);
  });
});
