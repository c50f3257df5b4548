import type { ApiModule } from '../../module.ts';
import { accountNotifications } from './account.notifications.ts';
import { accountNotificationsConsumer } from './account-notifications.consumer.ts';
import { accountMailsConsumer } from './account-mails.consumer.ts';
import './accounts.events.ts';
import { endSuspensionHandler } from './end-suspension.job.ts';
import { accountMigrations } from './accounts.migrations.ts';
import { claimsOfToken } from './tokens/personal-token.store.ts';
import { accountDataOf } from './privacy/privacy.service.ts';
import { AccessToken } from './resolvers/AccessToken.ts';
import { PersonalToken } from './resolvers/PersonalToken.ts';
import { Session } from './resolvers/Session.ts';
import { root } from './resolvers/root.ts';
import { loadViewer } from './signing-in/session.service.ts';

export { deviceName, deviceNameIn } from './signing-in/device.ts';
export { isCommonPassword } from './passwords/common-passwords.ts';
export { confirmPassword } from './confirm-password.ts';
export { createAccount } from './signing-in/create-account.ts';
export { createLinkToken, deleteLinkTokens } from './email/link-token.store.ts';
export { isAddressKept } from './email/email-change.store.ts';
export { hashPassword } from './passwords/password-hashing.ts';
export { openSession, type OpenedSession } from './signing-in/open-session.ts';
export { registerPersonalData } from './privacy/personal-data.ts';
export { replaceKnownPassword } from './replace-known-password.ts';
export { hashToken, newToken } from './passwords/secrets.ts';
export { signInAnew } from './signing-in/sign-in-anew.ts';
export { suspendAccount } from './suspension.service.ts';

export const accounts: ApiModule = {
  name: 'accounts',
  notifications: accountNotifications,
  resolvers: {
    ...root,
    AccessToken,
    PersonalToken,
    Session,
  },
  loadViewer,
  claimsOfToken,
  personalData: accountDataOf,
  migrations: accountMigrations,
  consumers: [accountMailsConsumer, accountNotificationsConsumer],
  jobs: [endSuspensionHandler],
};
