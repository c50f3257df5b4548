declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A profile, language or other field of the user changed. */
    'user.changed': { userId: string };
    /** The user's member type changed: open sockets are checked again. */
    'user.roleChanged': { userId: string };
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
