import { database } from '../../platform/database/connect.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import { logger } from '../../platform/logging/logger.ts';
import { setSite, unsetSite } from '../../platform/site/site.ts';
import { findFile, imageOf } from '../files/index.ts';
import { SettingsModel, type SettingsRecord } from './settings.model.ts';

/** Reads the settings into this process, as they are now. */
export async function readSettings(): Promise<void> {
  // The driver's own collection: what is cached must never come from inside somebody's transaction.
  const found = await database()
    .collection<SettingsRecord>(SettingsModel.collection.name)
    .findOne({ _id: 'site' });
  if (!found) {
    setSite(unsetSite);
    return;
  }
  const { siteName: name, logoId, version: _version, ...rest } = found;
  const logo = logoId === null ? null : await findFile(logoId);
  setSite({
    ...rest,
    issuer: rest.issuer ?? null,
    name,
    logoUrl: (logo && imageOf(logo)?.url) ?? null,
  });
}

/** Reads the settings before anything is served, and again whenever any process changes them. */
export async function watchSettings(live: LiveHub): Promise<void> {
  await readSettings();
  void follow(live);
}

async function follow(live: LiveHub): Promise<void> {
  for (;;) {
    const changes = live.follow({ types: ['settings.changed'], concerns: () => true });
    try {
      for await (const _change of changes) await readSettings();
      return;
    } catch (error) {
      // What happened meanwhile is not known: they are read again, and followed from now.
      logger.warn({ err: error }, 'the settings lost the stream');
      await readSettings().catch(() => undefined);
    }
  }
}
