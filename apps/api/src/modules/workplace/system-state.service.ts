import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { takesMail } from '../../platform/mail/mailer.ts';
import { GivenUpModel } from '../../platform/outbox/given-up.model.ts';
import { mailFigures } from '../mail/index.ts';

const day = 24 * 3_600_000;

/** How the parts that run by themselves stand. */
export async function systemState({ viewer, config }: Pick<Context, 'viewer' | 'config'>) {
  assertCan(viewer, 'workplace.use', null);
  const [{ sent, waiting }, jobsFailed, jobsWaiting, eventsGivenUp] = await Promise.all([
    mailFigures(new Date(Date.now() - day)),
    JobModel.countDocuments({ status: 'FAILED' }),
    JobModel.countDocuments({ status: 'PENDING', runAt: { $lt: new Date() } }),
    GivenUpModel.countDocuments(),
  ]);
  return {
    hasBilling: config.billingUrl !== null && !config.isBillingSandbox,
    hasMailServer: config.smtpUrl !== null,
    isMailParked: !takesMail(config),
    mailsSent: sent,
    mailsWaiting: waiting,
    jobsFailed,
    jobsWaiting,
    eventsGivenUp,
  };
}
