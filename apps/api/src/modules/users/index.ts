import type { ApiModule } from '../../module.ts';
import { userMigrations } from './user.migrations.ts';
import './user.events.ts';

export { type NewUser, createUser } from './create-user.ts';
export type { ConsentRecord, UserRecord } from './user.model.ts';

export const users: ApiModule = { name: 'users', migrations: userMigrations };
