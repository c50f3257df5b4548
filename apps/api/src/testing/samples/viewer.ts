import type { Viewer } from '../../authz/session.ts';

/** Somebody signed in as `u`, of whom nothing but what a test says is special. */
export const viewerWith = (changes: Partial<Viewer> = {}): Viewer => ({
  userId: 'u',
  sessionId: 's',
  scopes: null,
  memberType: 'user',
  staffRole: changes.memberType === 'wikiAdmin' ? 'full' : null,
  isAuthorized: true,
  emailVerified: true,
  businessId: null,
  language: 'en',
  ...changes,
});
