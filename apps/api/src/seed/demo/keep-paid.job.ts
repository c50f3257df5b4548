import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { isWritten } from '../once.ts';
import { hour } from './demo-id.ts';

/** Keeps the demonstration paid, whose data are loaded only where it is. */
export const keepPaidHandler: JobHandler = {
  type: 'keep-demonstration-paid',
  maxAttempts: 5,
  intervalMilliseconds: hour,
  async run() {
    if (!(await isWritten('businesses'))) return;
    const { keepPaid } = await import('./keep-paid.ts');
    await keepPaid(Date.now());
  },
};
