import type { Language } from '@wiki/domain';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    'user.registered': { userId: string };
    'user.verificationRequested': { userId: string };
    /** Recorded for unknown addresses too, without a user: both take the same time. */
    'user.passwordResetRequested': { userId: string | null; language: Language };
    'user.emailVerified': { userId: string };
    /** Another address was asked for, and confirmed by the link that was sent to it. */
    'user.emailChangeRequested': { userId: string };
    'user.emailChanged': { userId: string };
    /** A new password: the sessions named were ended by it. */
    'user.passwordChanged': { userId: string; sessionIds: string[] };
    'user.suspended': { userId: string; sessionIds: string[] };
    'user.reinstated': { userId: string };
    'user.reauthorizationRequired': { userId: string };
    /** The account is gone: its sessions, and the business its person worked for. */
    'user.deleted': { userId: string; sessionIds: string[]; businessId: string | null };
    /** Somebody signed up with an address that is taken, where that is said to its owner only, if it has one. */
    'user.signUpRepeated': { userId: string | null };
    /** Somebody was kept from guessing the password. Recorded for unknown addresses too, without a user. */
    'user.signInLocked': { userId: string | null };
    /** A sign-in; the sessions named were ended by it, for there were too many. */
    'session.started': {
      userId: string;
      sessionId: string;
      sessionIds: string[];
      /** Whether the account was signed in to before, but never with this browser. */
      isNewDevice: boolean;
    };
    /** A session was used on a day for the first time. */
    'session.continued': { userId: string; sessionId: string };
    /** A token for programs: what it may do stands in its record. */
    'personalToken.created': { userId: string; tokenId: string };
    'personalToken.revoked': { userId: string; tokenId: string };
    'session.revoked': { userId: string; sessionIds: string[] };
  }
}
