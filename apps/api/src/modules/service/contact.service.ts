import { limits } from '@wiki/domain';
import { contactMessageSchema } from '@wiki/domain/schemas';
import type { Context } from '../../graphql/context.ts';
import { perHour } from '../../kits/resource/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { assertPerson, issueToken } from './challenge.ts';
import { ticketChange } from './ticket-events.ts';
import { createTicketRecord, newMailId } from './ticket.store.ts';

/** What a form for visitors asks of whoever opens it. */
export const contactChallenge = ({ config }: Pick<Context, 'config'>) => ({
  token: issueToken(config),
  bits: limits.contact.bits,
  minSeconds: limits.contact.minSeconds,
});

/** Limits what an address may write, whoever says that it is theirs. */
export const limitAddress = (email: string): Promise<void> =>
  limit('contact.address', email, {
    points: limits.contact.perAddressPerDay,
    durationSeconds: 86_400,
  });

/**
 * Takes a visitor's message. It belongs to no account, also where one has the address: anybody can
 * write one down.
 */
export async function sendContactMessage(
  { config, request }: Pick<Context, 'config' | 'request'>,
  given: unknown,
): Promise<{ number: number }> {
  const { challenge, name, email, ...said } = parseInput(contactMessageSchema, given);
  await limit('contact.network', request.ip, perHour(limits.contact.perNetworkPerHour));
  await assertPerson(config, challenge);
  await limitAddress(email);
  return inTransaction(async () => {
    const { ticket, entry } = await createTicketRecord({
      ...said,
      requester: { userId: null, name, email },
      mailIds: [newMailId(config)],
    });
    const [type, data] = ticketChange(ticket, 'created', entry);
    await recordEvent(type, null, data);
    return { number: ticket.number };
  });
}
