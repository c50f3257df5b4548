import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { MailRequestModel } from './mail-request.model.ts';
import { type MailSecret, type NewMail, requestMail } from './request-mail.ts';

/** An SMTP server that refuses mails until it is told to take them. */
interface FlakySmtp {
  url: string;
  port: number;
  received: string[];
  refused: number;
  /** With which code it refuses. */
  refusal: number;
  isDown: boolean;
  stop(): Promise<void>;
}

/** Recipients it does not take, and what it says of them. */
const refusals = new Map([
  ['nobody@example.com', '5.1.1 No such user'],
  ['anybody@example.com', '5.7.1 Relaying denied'],
]);

async function startSmtp(port = 0): Promise<FlakySmtp> {
  const state: FlakySmtp = {
    url: '',
    port: 0,
    received: [],
    refused: 0,
    refusal: 450,
    isDown: true,
    stop: async () => {},
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refusals.get(address);
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 550 }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.isDown) {
          state.refused += 1;
          done(Object.assign(new Error('Not now'), { responseCode: state.refusal }));
          return;
        }
        state.received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  state.port = (server.server.address() as AddressInfo).port;
  state.url = `smtp://127.0.0.1:${state.port}`;
  state.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}

let smtp: FlakySmtp;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startTestServer({ config: { smtpUrl: smtp.url } });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const newMail = (cause: string, changes: Partial<NewMail> = {}): NewMail => ({
  to: 'ana@example.com',
  userId: 'somebody',
  language: 'es',
  mail: { subject: 'Aviso', html: '<p>Hola, Ana</p>', text: 'Hola, Ana' },
  cause,
  ...changes,
});

let slots = 0;

/** A link of its own slot that works for so many seconds. */
const workingFor = (seconds: number): MailSecret => {
  slots += 1;
  return { expiresAt: new Date(Date.now() + seconds * 1000), slot: `test:${slots}` };
};

const stored = (cause: string) => MailRequestModel.findOne({ cause }).lean();

describe('a mail request', () => {
  it('outlasts an outage and is sent once, under the Message-ID of every attempt', async () => {
    await inTransaction(() => requestMail(newMail('outage')));
    await expect.poll(() => smtp.refused).toBeGreaterThanOrEqual(2);
    expect(await stored('outage')).toMatchObject({ status: 'PENDING', dateSent: null });
    smtp.isDown = false;
    await expect
      .poll(() => stored('outage'))
      .toMatchObject({
        status: 'SENT',
        message: { html: '<p>Hola, Ana</p>', text: 'Hola, Ana' },
      });
    const request = await stored('outage');
    expect(request?.attempts).toBeGreaterThanOrEqual(3);
    expect(request?.dateSent).toBeInstanceOf(Date);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain(`Message-ID: <${request?.emailID}@localhost>`);
    expect(smtp.received[0]).toContain('text/plain');
    expect(smtp.received[0]).toContain('text/html');
  });

  it('is one per cause', async () => {
    await inTransaction(() => requestMail(newMail('twice')));
    await inTransaction(() => requestMail(newMail('twice')));
    expect(await MailRequestModel.countDocuments({ cause: 'twice' })).toBe(1);
  });

  it('is there only when what caused it is', async () => {
    const failed = inTransaction(async () => {
      await requestMail(newMail('aborted'));
      throw new Error('The cause did not happen.');
    });
    await expect(failed).rejects.toThrow('did not happen');
    expect(await stored('aborted')).toBeNull();
  });

  it('loses a body that holds a secret as soon as it was sent', async () => {
    smtp.isDown = false;
    await inTransaction(() => requestMail(newMail('secret', { secret: workingFor(3600) })));
    await expect
      .poll(() => stored('secret'))
      .toMatchObject({
        status: 'SENT',
        message: { subject: 'Aviso', html: null, text: null },
      });
  });

  describe('while the mail server itself is the trouble', () => {
    const job = async (cause: string) => {
      const key = `send-mail:${(await stored(cause))?._id.toHexString()}`;
      return JobModel.findOne({ key }).lean();
    };

    it('waits without counting tries, and goes out soon after it is back', async () => {
      const { port } = smtp;
      await smtp.stop();
      const causes = Array.from({ length: 12 }, (_, count) => `gone ${count}`);
      for (const cause of causes) await inTransaction(() => requestMail(newMail(cause)));
      await expect.poll(async () => (await job('gone 11'))?.postponed).toBeGreaterThanOrEqual(2);
      expect(await job('gone 11')).toMatchObject({ attempts: 0 });
      expect((await job('gone 11'))?.lastError).toContain('The mail server is away');
      smtp = await startSmtp(port);
      smtp.isDown = false;
      await expect
        .poll(() => MailRequestModel.countDocuments({ cause: /^gone/, status: 'SENT' }))
        .toBe(causes.length);
      expect(smtp.received).toHaveLength(causes.length);
    });

    it('waits for one that says so in the middle of a mail', async () => {
      smtp.isDown = true;
      smtp.refusal = 421;
      await inTransaction(() => requestMail(newMail('closing')));
      await expect.poll(async () => (await job('closing'))?.postponed).toBeGreaterThanOrEqual(1);
      smtp.isDown = false;
      await expect.poll(() => stored('closing')).toMatchObject({ status: 'SENT' });
      expect((await job('closing'))?.attempts).toBe(1);
    });
  });

  it('to nobody is given up at once', async () => {
    expectErrorLog(/job given up/);
    const mail = newMail('nobody', { to: 'nobody@example.com' });
    await inTransaction(() => requestMail(mail));
    await expect.poll(() => stored('nobody')).toMatchObject({ status: 'FAILED', attempts: 1 });
  });

  it('that is refused for another reason is tried again', async () => {
    const mail = newMail('anybody', { to: 'anybody@example.com' });
    await inTransaction(() => requestMail(mail));
    await expect.poll(async () => (await stored('anybody'))?.attempts).toBeGreaterThanOrEqual(2);
    expect(await stored('anybody')).toMatchObject({ status: 'PENDING' });
  });

  it('that is given up says so, and a secret is not kept', async () => {
    expectErrorLog(/job given up/);
    smtp.isDown = true;
    smtp.refusal = 550;
    // In the request's own transaction: a try that had begun would write its own count over this one.
    await inTransaction(async () => {
      await requestMail(newMail('hopeless', { secret: workingFor(3600) }));
      const key = `send-mail:${(await stored('hopeless'))?._id.toHexString()}`;
      await JobModel.updateOne({ key }, { $set: { attempts: 89 } });
    });
    await expect
      .poll(() => stored('hopeless'))
      .toMatchObject({ status: 'FAILED', message: { html: null, text: null } });
  });
});
