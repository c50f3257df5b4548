import type { UserRecord } from '../users/index.ts';
import type { BusinessRole } from './invitation.model.ts';

/** Somebody who works for a business. */
export interface MemberView {
  user: UserRecord;
  role: BusinessRole;
}
