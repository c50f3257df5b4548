import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { OutboxMailModel } from '../../platform/mail/mail.model.ts';
import { leaveExpiredUnsent } from './mail-request.store.ts';

const fiveMinutes = 5 * 60_000;

/**
 * Forgets links that open accounts: of mails that wait longer than their link works, above all where
 * no mail server is set, and of a local outbox that nobody can look into (any more).
 */
export const forgetMailsHandler: JobHandler = {
  type: 'forget-mails',
  maxAttempts: 20,
  intervalMilliseconds: fiveMinutes,
  async run(_job, { config }) {
    await leaveExpiredUnsent();
    if (!config.hasDevelopmentMailbox) await OutboxMailModel.deleteMany({});
  },
};
