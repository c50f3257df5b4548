import type { ApplicationStatus } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { isStaff, serves } from '../../authz/staff.ts';
import type { ApplicationRecord } from './application.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'application.read': { applicantId: string; status: string; dateSubmitted: Date | null };
    'application.actAsApplicant': { applicantId: string };
    'application.administer': { applicantId: string };
    'application.list': null;
    'application.begin': null;
  }
}

const isApplicant = (viewer: MaybeViewer, { applicantId }: { applicantId: string }) =>
  viewer?.userId === applicantId;
const isAdmin = (viewer: MaybeViewer) => serves(viewer, 'APPLICATIONS');

/** Who may do what to an application. */
export const applicationPolicy: Policy = {
  // A deleted one is kept for the audit only; a draft is the applicant's own until it is submitted.
  'application.read': (viewer, application) =>
    isAdmin(viewer)
      ? isApplicant(viewer, application) || application.dateSubmitted !== null
      : isApplicant(viewer, application) && application.status !== 'deleted',
  'application.actAsApplicant': isApplicant,
  'application.administer': isAdmin,
  'application.list': isAdmin,
  // Administrators see the back office only; whoever works for a business is told so instead.
  'application.begin': (viewer) => viewer !== null && !isStaff(viewer),
};

/** A person's own applications in some states: those that wait for them. */
export const ownIn =
  (...statuses: ApplicationStatus[]) =>
  (viewer: MaybeViewer): QueryFilter<ApplicationRecord> => ({
    applicantId: viewer?.userId ?? null,
    status: { $in: statuses },
  });
