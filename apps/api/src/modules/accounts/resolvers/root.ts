import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { actionPayloadOf } from '../signing-in/action-payload.ts';
import {
  cancelEmailChange,
  changeEmail,
  pendingEmailChange,
} from '../email/email-change.service.ts';
import { requestEmailVerification, verifyEmail } from '../email/email-verification.service.ts';
import { loggingAccess } from '../../../platform/logging/log-access.ts';
import { requestPasswordReset, resetPassword } from '../passwords/password-reset.service.ts';
import { deleteAccount, exportMyData } from '../privacy/privacy.service.ts';
import { refreshSession } from '../signing-in/refresh.service.ts';
import {
  createPersonalToken,
  personalTokens,
  revokePersonalToken,
} from '../tokens/personal-token.service.ts';
import {
  listSessions,
  readSessionsOf,
  revokeOtherSessions,
  revokeSession,
} from '../signing-in/session.service.ts';
import { signIn, signOut } from '../signing-in/sign-in.service.ts';
import { signUp } from '../signing-in/sign-up.service.ts';
import {
  endSessionsOf,
  reinstateUser,
  requireReauthorization,
  suspendUser,
} from '../suspension.service.ts';

const noSession = { user: null, accessToken: null, isSentByMail: false };

export const root = {
  Query: {
    exportMyData: query(exportMyData),
    myEmailChange: query(pendingEmailChange),
    mySessions: query(listSessions),
    personalTokens: query(personalTokens),
    sessionsOf: query(readSessionsOf),
  },
  Mutation: {
    cancelEmailChange: (_parent, _args, ctx) => actionPayloadOf(() => cancelEmailChange(ctx)),
    changeEmail: mutation({ change: null }, changeEmail),
    createPersonalToken: mutation({ token: null, personalToken: null }, createPersonalToken),
    deleteAccount: (_parent, { input }, ctx) => actionPayloadOf(() => deleteAccount(ctx, input)),
    refreshSession: mutation(noSession, refreshSession),
    reinstateUser: mutation({ user: null }, reinstateUser),
    requestEmailVerification: (_parent, _args, ctx) =>
      actionPayloadOf(() => requestEmailVerification(ctx)),
    requestPasswordReset: (_parent, { input }, ctx) =>
      actionPayloadOf(() => requestPasswordReset(ctx, input)),
    requireReauthorization: mutation({ user: null }, requireReauthorization),
    resetPassword: (_parent, { input }, ctx) =>
      actionPayloadOf(() => loggingAccess('password reset', resetPassword)(ctx, input)),
    revokeOtherSessions: mutation({ revokedIds: [] }, revokeOtherSessions),
    endSessionsOf: mutation({ revokedIds: [] }, endSessionsOf),
    revokePersonalToken: mutation({ personalToken: null }, revokePersonalToken),
    revokeSession: mutation({ revokedIds: [] }, revokeSession),
    signIn: mutation(noSession, loggingAccess('sign-in', signIn)),
    signOut: (_parent, _args, ctx) => actionPayloadOf(() => signOut(ctx)),
    signUp: mutation(noSession, loggingAccess('sign-up', signUp)),
    suspendUser: mutation({ user: null }, suspendUser),
    verifyEmail: (_parent, { input }, ctx) => actionPayloadOf(() => verifyEmail(ctx, input)),
  },
} satisfies Resolvers;
