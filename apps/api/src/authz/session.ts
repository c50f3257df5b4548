import type { Language, MemberType, StaffRole, TokenScope } from '@wiki/domain';
import { apiError } from '../platform/errors/errors.ts';

/** Who makes a request: read from the database for every request, so a change takes effect at the next. */
export interface Viewer {
  userId: string;
  /** The session, or the personal token that stands for one. */
  sessionId: string;
  /** What a personal token may do; null for whoever signed in, who may do everything they may. */
  scopes: readonly TokenScope[] | null;
  memberType: MemberType;
  /** What an administrator does of the back office; null for everybody else. */
  staffRole: StaffRole | null;
  isAuthorized: boolean;
  emailVerified: boolean;
  businessId: string | null;
  /** The account's language: what the API writes for this viewer is in it. */
  language: Language;
}

/** The viewer, or null for a visitor. */
export type MaybeViewer = Viewer | null;

/** The viewer of something that needs one. Throws `UNAUTHENTICATED` for visitors. */
export function signedIn(viewer: MaybeViewer): Viewer {
  if (!viewer) throw apiError('UNAUTHENTICATED');
  return viewer;
}
