import type { MemberType, StaffRole } from '@wiki/domain';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A profile, language or other field of the user changed. */
    'user.changed': { userId: string };
    /** The user was made an administrator, in another role, or is none any more: open sockets are checked again. */
    'user.roleChanged': {
      userId: string;
      from: MemberType;
      to: MemberType;
      /** What they do of the back office; absent from events of the time before roles. */
      staffFrom?: StaffRole | null;
      staffTo?: StaffRole | null;
    };
  }
}

/** Events after which a user's own account reads differently. */
export const ownAccountEvents = [
  'user.changed',
  'user.roleChanged',
  'user.emailVerified',
  'user.emailChanged',
  'user.passwordChanged',
  'user.reauthorizationRequired',
  'user.suspended',
  'user.reinstated',
  'application.changed',
  'application.transitioned',
  'business.memberChanged',
  'membership.changed',
] as const;
