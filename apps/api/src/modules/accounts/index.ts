import type { ApiModule } from '../../module.ts';
import { accountMailsConsumer } from './account-mails.consumer.ts';
import './accounts.events.ts';
import { accountMigrations } from './accounts.migrations.ts';
import { accountDataOf } from './privacy.service.ts';
import { deleteAccount } from './resolvers/Mutation/deleteAccount.ts';
import { refreshSession } from './resolvers/Mutation/refreshSession.ts';
import { reinstateUser } from './resolvers/Mutation/reinstateUser.ts';
import { requestEmailVerification } from './resolvers/Mutation/requestEmailVerification.ts';
import { requestPasswordReset } from './resolvers/Mutation/requestPasswordReset.ts';
import { requireReauthorization } from './resolvers/Mutation/requireReauthorization.ts';
import { resetPassword } from './resolvers/Mutation/resetPassword.ts';
import { revokeOtherSessions } from './resolvers/Mutation/revokeOtherSessions.ts';
import { revokeSession } from './resolvers/Mutation/revokeSession.ts';
import { signIn } from './resolvers/Mutation/signIn.ts';
import { signOut } from './resolvers/Mutation/signOut.ts';
import { signUp } from './resolvers/Mutation/signUp.ts';
import { suspendUser } from './resolvers/Mutation/suspendUser.ts';
import { verifyEmail } from './resolvers/Mutation/verifyEmail.ts';
import { exportMyData } from './resolvers/Query/exportMyData.ts';
import { mySessions } from './resolvers/Query/mySessions.ts';
import { Session } from './resolvers/Session.ts';
import { loadViewer } from './session.service.ts';

export { isCommonPassword } from './common-passwords.ts';
export { createAccount } from './create-account.ts';
export { hashPassword } from './password-hashing.ts';
export { openSession, type PlantedSession } from './open-session.ts';
export { registerPersonalData } from './personal-data.ts';
export { hashToken, newToken } from './secrets.ts';

export const accounts: ApiModule = {
  name: 'accounts',
  resolvers: {
    Query: { exportMyData, mySessions },
    Mutation: {
      deleteAccount,
      refreshSession,
      reinstateUser,
      requestEmailVerification,
      requestPasswordReset,
      requireReauthorization,
      resetPassword,
      revokeOtherSessions,
      revokeSession,
      signIn,
      signOut,
      signUp,
      suspendUser,
      verifyEmail,
    },
    Session,
  },
  loadViewer,
  personalData: accountDataOf,
  migrations: accountMigrations,
  consumers: [accountMailsConsumer],
};
