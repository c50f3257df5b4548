import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';

const day = 24 * 3_600_000;
const hour = 3_600_000;

/** How long an approved applicant has to pay, in milliseconds. */
export const paymentTerm = 7 * day;

/** The least time between two reminders of one application, in milliseconds. */
export const reminderPause = day;

export const remindPaymentJob = 'remind-application-payment';
export const missPaymentJob = 'miss-application-payment';

/** When the platform reminds, relative to the due time: two days before, on the day, three days after. */
const reminders = [-2 * day, -12 * hour, 3 * day] as const;

/**
 * Enqueues what happens while a payment is awaited. Joins the caller's transaction.
 * @param again tells a later term of the same application apart.
 */
export async function schedulePayment(
  applicationId: string,
  dueAt: Date,
  again = '',
): Promise<void> {
  for (const offset of reminders) {
    const runAt = new Date(dueAt.getTime() + offset);
    // Written after its time (a demonstration, a long stop): what is past is not made up for.
    if (runAt.getTime() < Date.now()) continue;
    await enqueueJob({
      type: remindPaymentJob,
      key: `${remindPaymentJob}:${applicationId}:${offset}${again}`,
      payload: { applicationId },
      runAt,
    });
  }
  await scheduleMiss(applicationId, dueAt, `first${again}`);
}

/** Enqueues the end of the payment term; `attempt` tells a repeated one apart. */
export async function scheduleMiss(
  applicationId: string,
  runAt: Date,
  attempt: string,
): Promise<void> {
  await enqueueJob({
    type: missPaymentJob,
    key: `${missPaymentJob}:${applicationId}:${attempt}`,
    payload: { applicationId },
    runAt,
  });
}
