import type { ApplicationAction } from '@wiki/domain';
import {
  applicationMail,
  type ApplicationMailKind,
  businessApprovedMail,
  type ComposedMail,
  type MailInput,
} from '@wiki/emails';
import type { Config } from '../../config.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { requestMail } from '../mail/index.ts';
import type { NotificationType } from '../../kits/notifications/index.ts';
import { notify, notifyLater } from '../notifications/index.ts';
import { administratorIds, findUser } from '../users/index.ts';
import type { ApplicationRecord, TransitionRecord } from './application.model.ts';
import { siteIdentity } from '../../platform/site/site.ts';
import { findApplication } from './application.store.ts';

/** What a step tells whom. */
interface News {
  applicant?: NotificationType;
  mail?: ApplicationMailKind | 'activated';
  administrators?: NotificationType;
}

const newsOf: Partial<Record<ApplicationAction | 'remind' | 'remindOfChanges', News>> = {
  submit: {
    applicant: 'applicationReceived',
    mail: 'received',
    administrators: 'newApplication',
  },
  approve: { applicant: 'applicationApproved', mail: 'approved' },
  requestChanges: { applicant: 'applicationChangesRequested', mail: 'changesRequested' },
  reject: { applicant: 'applicationRejected', mail: 'rejected' },
  reconsider: { applicant: 'applicationReconsidered', mail: 'reconsidered' },
  delete: { applicant: 'applicationDeleted', mail: 'deleted' },
  remind: { applicant: 'paymentReminder', mail: 'paymentReminder' },
  remindOfChanges: { applicant: 'changesReminder', mail: 'changesReminder' },
  expire: { applicant: 'applicationExpired', mail: 'expired' },
  missPayment: { applicant: 'paymentMissed', mail: 'paymentMissed' },
  // The receipt goes out with the payment.
  completePayment: { applicant: 'applicationPaid', administrators: 'applicationToActivate' },
  activate: { applicant: 'applicationActivated', mail: 'activated' },
  activateUnpaid: { applicant: 'applicationActivated', mail: 'activated' },
};

/** Tells the applicant and the administrators of every step, each once, each in their language. */
export const applicationConsumer: EventConsumer = {
  name: 'applications',
  types: ['application.transitioned', 'application.reminded', 'application.taxIdCorrected'],
  async handle(event, { config }) {
    const application = await findApplication(
      (event.data as { applicationId: string }).applicationId,
    );
    if (!application) return;
    const step = stepOf(application, event);
    const news = newsFor(event, step);
    if (!news) return;
    const params = paramsOf(application, step);
    const cause = event._id.toHexString();
    if (news.administrators) {
      const type = news.administrators;
      await notifyLater(await administratorIds('APPLICATIONS'), { type, params, cause });
    }
    const applicant = await findUser(application.applicantId);
    if (!applicant) return;
    const { applicantId: userId } = application;
    if (news.applicant) await notify({ userId, type: news.applicant, params, cause });
    // The form promises it: mails about the application go to the address written in it.
    const to = application.form.email ?? applicant.email;
    if (news.mail && to && applicant.email) {
      await requestMail({
        to,
        userId,
        language: applicant.language,
        mail: compose(news.mail, application, step, inputOf(applicant, config)),
        cause: `${cause}:${news.mail}`,
      });
    }
  },
};

function newsFor(event: EventRecord, step: TransitionRecord | undefined): News | undefined {
  if (event.type === 'application.reminded') {
    return step?.to === 'changes-requested' ? newsOf.remindOfChanges : newsOf.remind;
  }
  if (event.type === 'application.taxIdCorrected') return { applicant: 'taxIdCorrected' };
  const { action, from } = event.data as EventMap['application.transitioned'];
  // What was closed before was told before: clearing it away concerns nobody.
  if (action === 'delete' && (from === 'rejected' || from === 'withdrawn')) return undefined;
  return newsOf[action];
}

/**
 * The step of the history an event is about. Later steps may be there already; the application's
 * own fields would speak of those.
 */
function stepOf({ history }: ApplicationRecord, event: EventRecord): TransitionRecord | undefined {
  const action =
    event.type === 'application.reminded'
      ? null
      : (event.data as EventMap['application.transitioned']).action;
  return history.findLast(
    (step) => step.action === action && step.at.getTime() <= event.at.getTime(),
  );
}

const businessNameOf = ({ form }: ApplicationRecord): string => form.businessName ?? '';

function paramsOf(
  application: ApplicationRecord,
  step: TransitionRecord | undefined,
): Record<string, string> {
  const { _id, paymentDueAt, changesDueAt } = application;
  return {
    applicationId: _id.toHexString(),
    business: businessNameOf(application),
    ...(changesDueAt ? { changesDueAt: changesDueAt.toISOString() } : {}),
    ...(paymentDueAt ? { dueAt: paymentDueAt.toISOString() } : {}),
    ...(step?.reason?.key ? { reasonKey: step.reason.key } : {}),
    ...(step?.reason?.text ? { reasonText: step.reason.text } : {}),
  };
}

const inputOf = (
  { language, displayName }: { language: string; displayName: string },
  { baseUrl, socialLinks }: Config,
): MailInput => ({ language, name: displayName, baseUrl, socialLinks, site: siteIdentity() });

function compose(
  kind: NonNullable<News['mail']>,
  application: ApplicationRecord,
  step: TransitionRecord | undefined,
  input: MailInput,
): ComposedMail {
  const businessName = businessNameOf(application);
  if (kind === 'activated') return businessApprovedMail({ ...input, businessName });
  const { paymentDueAt, changesDueAt, requestedChanges } = application;
  const { reason = null, comments = [] } = step ?? {};
  const isOverdue = kind === 'paymentReminder' && isPast(paymentDueAt, step);
  return applicationMail(isOverdue ? 'paymentOverdue' : kind, {
    ...input,
    businessName,
    dueAt: kind === 'changesReminder' || kind === 'changesRequested' ? changesDueAt : paymentDueAt,
    reason,
    comments: kind === 'changesReminder' ? requestedChanges : comments,
  });
}

/** Whether the date to pay had passed when the reminder was sent. */
const isPast = (dueAt: Date | null, step: TransitionRecord | undefined): boolean =>
  dueAt !== null && dueAt.getTime() < (step?.at.getTime() ?? Date.now());
