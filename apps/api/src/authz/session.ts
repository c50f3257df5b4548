import type { MemberType } from '@wiki/domain';

/** Who makes a request: read from the database for every request, so a change takes effect at the next. */
export interface Viewer {
  userId: string;
  sessionId: string;
  memberType: MemberType;
  isAuthorized: boolean;
  emailVerified: boolean;
  businessId: string | null;
}

/** The viewer, or null for a visitor. */
export type MaybeViewer = Viewer | null;
