import type { ApiModule } from '../../module.ts';
import { watchBlacklist } from './blacklist-cache.ts';
import './moderation.events.ts';
import { moderationMigrations } from './moderation.migrations.ts';
import { moderationPolicy } from './moderation.policy.ts';
import { BlacklistEntry } from './resolvers/BlacklistEntry.ts';
import { addBlacklistEntry } from './resolvers/Mutation/addBlacklistEntry.ts';
import { removeBlacklistEntry } from './resolvers/Mutation/removeBlacklistEntry.ts';
import { blacklist } from './resolvers/Query/blacklist.ts';
import { blacklistChanged } from './resolvers/Subscription/blacklistChanged.ts';

export { assertClean, type TextToCheck } from './assert-clean.ts';
export { createBlacklistEntry } from './blacklist.store.ts';

export const moderation: ApiModule = {
  name: 'moderation',
  resolvers: {
    Query: { blacklist },
    Mutation: { addBlacklistEntry, removeBlacklistEntry },
    Subscription: { blacklistChanged },
    BlacklistEntry,
  },
  policy: moderationPolicy,
  migrations: moderationMigrations,
  watch: watchBlacklist,
};
