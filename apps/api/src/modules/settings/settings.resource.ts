import { settingsSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../graphql/context.ts';
import { write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { unsetSite } from '../../platform/site/site.ts';
import { attachFiles, publishFiles, releaseFiles } from '../files/index.ts';
import { readSettings } from './settings.cache.ts';
import { SettingsModel, type SettingsRecord } from './settings.model.ts';

const usedBy = 'site:settings';

/** What is set, or what counts while nothing is. */
async function current(config: Config): Promise<SettingsRecord> {
  const found = await SettingsModel.findById('site').lean<SettingsRecord | null>();
  return (
    found ?? {
      _id: 'site',
      version: 0,
      siteName: unsetSite.name,
      logoId: null,
      brandColor: null,
      defaultLanguage: unsetSite.defaultLanguage,
      displayCurrency: config.displayCurrency,
      taxPercent: config.taxPercent,
      socialLinks: config.socialLinks.map((link) => ({ ...link })),
      dateSaved: new Date(0),
    }
  );
}

/** The settings of the installation. */
export async function settings({
  viewer,
  config,
}: Pick<Context, 'viewer' | 'config'>): Promise<SettingsRecord> {
  assertCan(viewer, 'settings.administer', null);
  return current(config);
}

/** Saves the settings; `CONFLICT` when somebody saved others meanwhile. */
export const saveSettings = write({
  input: settingsSchema,
  may: 'settings.administer',
  async act({ viewer: { userId }, ctx, input: { version, logoId = null, issuer, ...values } }) {
    const before = await current(ctx.config);
    if (before.version !== version) throw refuse('CONFLICT');
    if (logoId !== null && logoId !== before.logoId) {
      await attachFiles({
        ownerId: userId,
        files: [{ fileId: logoId, purpose: 'LOGO', field: 'logoId' }],
        usedBy,
      });
      await publishFiles([logoId]);
    }
    if (before.logoId !== null && before.logoId !== logoId) {
      await releaseFiles(usedBy, [before.logoId]);
    }
    const after: SettingsRecord = {
      ...before,
      ...values,
      issuer: issuer?.name
        ? { name: issuer.name, taxId: issuer.taxId ?? null, address: issuer.address ?? null }
        : null,
      logoId,
      version: version + 1,
      dateSaved: new Date(),
    };
    const { _id, ...fields } = after;
    // Of two that save the first ones at once, the second finds the key taken and begins again.
    await SettingsModel.updateOne({ _id, version }, { $set: fields }, { upsert: true });
    return { settings: after };
  },
  event: ({ result }) => ['settings.changed', { version: result.settings.version }],
  duplicate: { code: 'CONFLICT' },
  // This process does not wait for its own event.
  after: () => void readSettings().catch(() => undefined),
});
