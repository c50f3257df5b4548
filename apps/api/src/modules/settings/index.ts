import type { ApiModule } from '../../module.ts';
import { serveManifest } from './manifest.route.ts';
import { root } from './resolvers/root.ts';
import { Settings } from './resolvers/Settings.ts';
import { watchSettings } from './settings.cache.ts';
import './settings.events.ts';
import { settingsMigrations } from './settings.migrations.ts';
import { settingsPolicy } from './settings.policy.ts';
import { serveSiteStyles } from './site.routes.ts';

/** What administrators set of the installation: its name, mark, color, money and profiles. */
export const settings: ApiModule = {
  name: 'settings',
  resolvers: { ...root, Settings },
  policy: settingsPolicy,
  migrations: settingsMigrations,
  watch: watchSettings,
  routes: (app) => {
    serveSiteStyles(app);
    serveManifest(app);
  },
};
