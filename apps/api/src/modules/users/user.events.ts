import type { MemberType } from '@wiki/domain';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A profile, language or other field of the user changed. */
    'user.changed': { userId: string };
    /** The user was made an administrator, or is none any more: open sockets are checked again. */
    'user.roleChanged': { userId: string; from: MemberType; to: MemberType };
  }
}

/** Events after which a user's own account reads differently. */
export const ownAccountEvents = [
  'user.changed',
  'user.roleChanged',
  'user.emailVerified',
  'user.passwordChanged',
  'user.reauthorizationRequired',
  'user.suspended',
  'user.reinstated',
  'application.changed',
  'application.transitioned',
  'business.memberChanged',
  'membership.changed',
] as const;
