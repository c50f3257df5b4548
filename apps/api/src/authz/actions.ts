import type { MaybeViewer } from './session.ts';
import { apiError } from '../platform/errors/errors.ts';

/**
 * The closed list of actions that policies decide. Each domain's `x.policy.ts` decides its own,
 * purely: `(viewer, doc) => boolean`. Nothing else in the code decides access to a document.
 */
export interface PolicyMap {
  'user.readPrivate': { userId: string };
  'user.edit': { userId: string };
  'user.suspend': { userId: string; memberType: string };
  'user.list': null;
  'job.list': null;
  'reference.edit': null;
  'application.read': { applicantId: string; status: string; dateSubmitted: Date | null };
  'application.actAsApplicant': { applicantId: string };
  'application.administer': { applicantId: string };
  'application.list': null;
  'application.begin': null;
  'file.read': { ownerId: string };
  'business.edit': { businessId: string };
  'business.readManaged': { businessId: string };
  'business.manage': { businessId: string };
  'business.listEveryStatus': null;
  'business.administer': null;
  'billing.read': {
    payerId: string;
    applicationId: string | null;
    businessId: string | null;
    startedBy?: string | null;
  };
  'billing.pay': { payerId: string; businessId: string | null };
  'billing.manage': { businessId: string | null };
  'billing.administer': null;
  'listing.manage': { businessId: string };
  'listing.administer': null;
  'comment.edit': { authorId: string | null; dateCreated: Date };
  'comment.delete': { authorId: string | null };
  'review.readHidden': { authorId: string | null; businessId: string };
  'review.actForBusiness': { businessId: string };
  'review.edit': { authorId: string | null };
  'review.administer': null;
  'review.judge': { authorId: string | null };
  'review.write': null;
  'moderation.administer': null;
  'chat.begin': null;
}

export type Action = keyof PolicyMap;
type Rule<A extends Action> = (viewer: MaybeViewer, doc: PolicyMap[A]) => boolean;
export type Policy = { [A in Action]?: Rule<A> };

const rules = new Map<Action, (viewer: MaybeViewer, doc: never) => boolean>();

/** Registers a domain's policy; called once per domain by `server.ts`. */
export function registerPolicy(policy: Policy): void {
  for (const [action, rule] of Object.entries(policy)) {
    rules.set(action as Action, rule);
  }
}

/** Whether the viewer may do this to the document. An action without a rule is denied. */
export function can<A extends Action>(viewer: MaybeViewer, action: A, doc: PolicyMap[A]): boolean {
  return rules.get(action)?.(viewer, doc as never) ?? false;
}

/** Throws `UNAUTHENTICATED` for visitors and `FORBIDDEN` for others who may not. */
export function assertCan<A extends Action>(
  viewer: MaybeViewer,
  action: A,
  doc: PolicyMap[A],
): void {
  if (can(viewer, action, doc)) return;
  throw apiError(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED');
}
