import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { MailRequestModel } from './mail-request.model.ts';
import { type NewMail, requestMail } from './request-mail.ts';

/** An SMTP server that refuses mails until it is told to take them. */
interface FlakySmtp {
  url: string;
  received: string[];
  refused: number;
  isDown: boolean;
  stop(): Promise<void>;
}

async function startSmtp(): Promise<FlakySmtp> {
  const state: FlakySmtp = {
    url: '',
    received: [],
    refused: 0,
    isDown: true,
    stop: async () => {},
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.isDown) {
          state.refused += 1;
          done(new Error('Not now'));
          return;
        }
        state.received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  state.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
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
    await inTransaction(() => requestMail(newMail('secret', { holdsSecret: true })));
    await expect
      .poll(() => stored('secret'))
      .toMatchObject({
        status: 'SENT',
        message: { subject: 'Aviso', html: null, text: null },
      });
  });
});
