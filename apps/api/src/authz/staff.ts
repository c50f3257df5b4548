import { dutiesOf, type StaffDuty } from '@wiki/domain';
import type { MaybeViewer } from './session.ts';

/** Whether the viewer belongs to the back office, in whatever role. */
export const isStaff = (viewer: MaybeViewer): boolean => viewer?.memberType === 'wikiAdmin';

/** Whether the viewer's role in the back office has one of these duties. */
export const serves = (viewer: MaybeViewer, ...duties: readonly StaffDuty[]): boolean =>
  viewer?.memberType === 'wikiAdmin' &&
  dutiesOf(viewer.staffRole).some((duty) => duties.includes(duty));
