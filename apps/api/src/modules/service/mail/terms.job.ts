import { colombianDay, workingDaysUntil } from '@wiki/domain';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { notifyLater } from '../../notifications/index.ts';
import { administratorIds } from '../../users/index.ts';
import { TicketModel, type TicketRecord } from '../ticket.model.ts';

/** So many working days before a term ends, administrators are reminded. */
const warningDays = 3;

/**
 * Reminds administrators of requests whose term ends soon or has ended, each once for each term: an
 * extension has a term of its own.
 */
export const termsHandler: JobHandler = {
  type: 'ticket-terms',
  maxAttempts: 20,
  intervalMilliseconds: 3_600_000,
  async run() {
    const open = await TicketModel.find({ dueAt: { $type: 'date' }, dateAnswered: null })
      .sort({ dueAt: 1 })
      .limit(500)
      .lean();
    const administrators = await administratorIds('SERVICE');
    for (const ticket of open) await remind(ticket, administrators);
  },
};

async function remind(
  { _id, number, dueAt }: TicketRecord,
  administrators: readonly string[],
): Promise<void> {
  if (!dueAt) return;
  const now = new Date();
  const isOver = now > dueAt;
  if (!isOver && workingDaysUntil(colombianDay(now), colombianDay(dueAt)) > warningDays) return;
  const params = {
    ticketId: _id.toHexString(),
    number: String(number),
    dueAt: dueAt.toISOString(),
  };
  const type = isOver ? 'ticketTermOver' : 'ticketTermNear';
  const cause = `${type}:${_id.toHexString()}:${dueAt.toISOString()}`;
  await inTransaction(() => notifyLater(administrators, { type, params, cause }));
}
