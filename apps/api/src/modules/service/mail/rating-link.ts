import { pathTo } from '@wiki/domain';
import { rateAnswerSchema } from '@wiki/domain/schemas';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { isSealed, sealOf } from '../../../platform/tokens/secrets.ts';
import { ticketChange } from '../ticket-events.ts';
import { isRateable } from '../ticket.policy.ts';
import { findTicket, noteRating } from '../ticket.store.ts';

/** The address by which somebody without an account rates the answer to their request. */
export const ratingUrl = (config: Config, ticketId: string): string =>
  `${config.baseUrl}${pathTo('rateAnswer')}?token=${ticketId}.${sealOf(config, 'rate-ticket', ticketId)}`;

/** The request that a link was made for, or null when it was forged. */
function ticketOf(config: Config, token: string): string | null {
  const [ticketId = '', given = ''] = token.split('.');
  return isSealed(config, 'rate-ticket', ticketId, given) ? ticketId : null;
}

/** Notes the rating of somebody without an account, once: `TOKEN_INVALID` when it cannot be rated. */
export async function rateAnswer(
  { config }: Pick<Context, 'config'>,
  given: unknown,
): Promise<{ ok: boolean }> {
  const { token, ...said } = parseInput(rateAnswerSchema, given);
  const ticketId = ticketOf(config, token);
  return inTransaction(async () => {
    const before = ticketId === null ? null : await findTicket(ticketId);
    if (!before || !isRateable(before)) throw refuse('TOKEN_INVALID');
    const { ticket, entry } = await noteRating(before, said);
    const [type, data] = ticketChange(ticket, 'rated', entry);
    await recordEvent(type, null, data);
    return { ok: true };
  });
}
