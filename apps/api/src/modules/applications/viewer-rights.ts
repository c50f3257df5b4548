import { actionsFrom, type ApplicationAction } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import type { ApplicationRecord } from './application.model.ts';
import { isAwaited, isPayable } from './application.store.ts';
import { wasJustReminded } from './review/remind.ts';

/** What the viewer may do with an application now, by the transition table. */
export function viewerActions(
  viewer: MaybeViewer,
  application: ApplicationRecord,
): ApplicationAction[] {
  const { status } = application;
  return [
    ...(can(viewer, 'application.actAsApplicant', application)
      ? actionsFrom(status, 'applicant')
      : []),
    ...(can(viewer, 'application.administer', application) ? actionsFrom(status, 'wikiAdmin') : []),
  ];
}

/** Whether the viewer may pay for an application now: its applicant while a payment is awaited. */
export function viewerCanPay(viewer: MaybeViewer, application: ApplicationRecord): boolean {
  return can(viewer, 'application.actAsApplicant', application) && isPayable(application);
}

/** Whether the viewer may remind the applicant now of what is awaited. */
export function viewerCanRemind(viewer: MaybeViewer, application: ApplicationRecord): boolean {
  return (
    can(viewer, 'application.administer', application) &&
    isAwaited(application) &&
    !wasJustReminded(application)
  );
}
