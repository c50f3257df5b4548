import { registerTextCheck } from '../../kits/resource/index.ts';
import type { ApiModule } from '../../module.ts';
import { checkTextsByBlacklist } from './assert-clean.ts';
import { watchBlacklist } from './blacklist-cache.ts';
import './moderation.events.ts';
import { moderationMigrations } from './moderation.migrations.ts';
import { moderationPolicy } from './moderation.policy.ts';
import { BlacklistEntry } from './resolvers/BlacklistEntry.ts';
import { root } from './resolvers/root.ts';

export { assertClean, type TextToCheck } from './assert-clean.ts';
export { createBlacklistEntry } from './blacklist.store.ts';

registerTextCheck(checkTextsByBlacklist);

export const moderation: ApiModule = {
  name: 'moderation',
  resolvers: { ...root, BlacklistEntry },
  policy: moderationPolicy,
  migrations: moderationMigrations,
  watch: watchBlacklist,
};
