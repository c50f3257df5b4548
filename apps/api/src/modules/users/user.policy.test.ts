import { memberTypes, type StaffRole } from '@wiki/domain';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../authz/actions.ts';
import type { MaybeViewer, Viewer } from '../../authz/session.ts';
import { viewerWith } from '../../testing/samples/viewer.ts';
import { userPolicy } from './user.policy.ts';

const viewerOf = (
  memberType: Viewer['memberType'],
  userId = 'viewer',
  staffRole: StaffRole | null = memberType === 'wikiAdmin' ? 'full' : null,
) => viewerWith({ memberType, userId, staffRole });

const somebody = { userId: 'somebody', memberType: 'user' };
const may = (viewer: MaybeViewer, action: Action, userId: string) =>
  userPolicy[action]?.(viewer, { ...somebody, userId } as never);

describe('the policy of users', () => {
  it.each(['user.readPrivate', 'user.edit', 'user.suspend', 'user.list'] as const)(
    'refuses visitors %s',
    (action) => {
      expect(may(null, action, 'somebody')).toBe(false);
    },
  );

  it('shows private fields to the person and to administrators', () => {
    for (const memberType of memberTypes) {
      expect(may(viewerOf(memberType), 'user.readPrivate', 'viewer')).toBe(true);
      expect(may(viewerOf(memberType), 'user.readPrivate', 'somebody')).toBe(
        memberType === 'wikiAdmin',
      );
    }
  });

  it('lets everyone edit their own profile and nobody another', () => {
    for (const memberType of memberTypes) {
      expect(may(viewerOf(memberType), 'user.edit', 'viewer')).toBe(true);
      expect(may(viewerOf(memberType), 'user.edit', 'somebody')).toBe(false);
    }
  });

  it('lets administrators suspend others, not themselves, and list everyone', () => {
    for (const memberType of memberTypes) {
      const isAdmin = memberType === 'wikiAdmin';
      expect(may(viewerOf(memberType), 'user.suspend', 'somebody')).toBe(isAdmin);
      expect(may(viewerOf(memberType), 'user.suspend', 'viewer')).toBe(false);
      expect(may(viewerOf(memberType), 'user.list', 'somebody')).toBe(isAdmin);
    }
  });

  it('lets a moderator suspend people, but nobody who administers', () => {
    const moderator = viewerOf('wikiAdmin', 'viewer', 'moderator');
    const admin = { userId: 'boss', memberType: 'wikiAdmin' };
    expect(may(moderator, 'user.suspend', 'somebody')).toBe(true);
    expect(userPolicy['user.suspend']?.(moderator, admin)).toBe(false);
    expect(userPolicy['user.suspend']?.(viewerOf('wikiAdmin'), admin)).toBe(true);
    expect(may(moderator, 'user.list', 'somebody')).toBe(false);
    expect(may(moderator, 'user.readPrivate', 'somebody')).toBe(false);
  });
});
