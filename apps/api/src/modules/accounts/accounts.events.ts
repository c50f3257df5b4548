import type { Language } from '@wiki/domain';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    'user.registered': { userId: string };
    'user.verificationRequested': { userId: string };
    /** Recorded for unknown addresses too, without a user: both take the same time. */
    'user.passwordResetRequested': { userId: string | null; language: Language };
    'user.emailVerified': { userId: string };
    /** A new password: the sessions named were ended by it. */
    'user.passwordChanged': { userId: string; sessionIds: string[] };
    'user.suspended': { userId: string; sessionIds: string[] };
    'user.reinstated': { userId: string };
    'user.reauthorizationRequired': { userId: string };
    /** The account is gone: its sessions, and the business its person worked for. */
    'user.deleted': { userId: string; sessionIds: string[]; businessId: string | null };
    'session.started': { userId: string; sessionId: string };
    'session.revoked': { userId: string; sessionIds: string[] };
  }
}
