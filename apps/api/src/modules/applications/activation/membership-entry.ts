import type { ApplicationStatus } from '@wiki/domain';
import type { MembershipEntry } from '../../../graphql/generated/resolvers.ts';
import type { UserRecord } from '../../users/index.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { isPayable } from '../application.store.ts';

/**
 * What the sidebar offers a person about membership (specification, section 4): pay while an
 * application awaits payment, apply when there is neither an open application nor a business,
 * the state of one that is on its way, otherwise nothing.
 */
export function membershipEntry(
  user: Pick<UserRecord, 'memberType' | 'businessId'>,
  application: Pick<ApplicationRecord, 'status' | 'isOpen'> | null,
): { entry: MembershipEntry; status: ApplicationStatus | null } {
  if (user.memberType === 'wikiAdmin' || user.businessId) return { entry: 'NONE', status: null };
  if (!application?.isOpen) return { entry: 'APPLY', status: null };
  const { status } = application;
  return { entry: isPayable(application) ? 'PAY' : 'STATUS', status };
}
