import { limits } from '@wiki/domain';
import { testMailSchema } from '@wiki/domain/schemas';
import { testMail } from '@wiki/emails';
import { randomUUID } from 'node:crypto';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { perHour } from '../../kits/resource/index.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { mailer } from '../../platform/mail/mailer.ts';
import { senderOf } from '../../platform/mail/sender.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { mailSite } from '../../platform/site/site.ts';

/** How long the mail server may take, in milliseconds. */
const patience = 20_000;

/** What became of a test. */
export interface TestMailResult {
  isSent: boolean;
  /** What the mail server said, in its words. */
  answer: string;
}

/** Sends a mail at once, past the queue, and tells what the mail server said. */
export async function sendTestMail(
  { viewer, config, request }: Pick<Context, 'viewer' | 'config' | 'request'>,
  given: unknown,
): Promise<{ result: TestMailResult }> {
  assertCan(viewer, 'settings.administer', null);
  const { userId } = signedIn(viewer);
  const { to } = parseInput(testMailSchema, given);
  await limit('settings.testMail', userId, perHour(limits.settings.testMailsPerHour));
  const { subject, html, text } = testMail({
    ...mailSite(config),
    language: request.language,
    name: '',
  });
  const messageId = `<${randomUUID()}@${new URL(config.baseUrl).hostname}>`;
  try {
    const answer = await mailer(config).send(
      { messageId, from: senderOf(config), to, subject, html, text },
      AbortSignal.timeout(patience),
    );
    return { result: { isSent: true, answer } };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const words = cause instanceof Error ? cause.message : String(cause);
    return { result: { isSent: false, answer: words.slice(0, 500) } };
  }
}
