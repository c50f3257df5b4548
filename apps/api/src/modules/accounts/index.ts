import type { ApiModule } from '../../module.ts';
import { accountMigrations } from './accounts.migrations.ts';
import './accounts.events.ts';

export { createAccount } from './create-account.ts';
export { hashPassword } from './password-hashing.ts';

export const accounts: ApiModule = { name: 'accounts', migrations: accountMigrations };
