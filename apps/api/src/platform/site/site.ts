import { defaultSiteName, type Language, type SiteIdentity } from '@wiki/domain';
import type { Config } from '../../config.ts';

/** What administrators set of the installation; null leaves it to the environment or the product. */
export interface SiteSettings extends SiteIdentity {
  defaultLanguage: Language;
  displayCurrency: string | null;
  taxPercent: number | null;
  socialLinks: readonly { network: string; url: string }[] | null;
  /** Who issues invoices and receipts; null while nobody said so. */
  issuer: { name: string; taxId: string | null; address: string | null } | null;
}

/** The installation before anybody set anything. */
export const unsetSite: SiteSettings = {
  name: defaultSiteName,
  logoUrl: null,
  brandColor: null,
  defaultLanguage: 'en',
  displayCurrency: null,
  taxPercent: null,
  socialLinks: null,
  issuer: null,
};

let current: SiteSettings = unsetSite;

/** Sets what this process knows of the installation; the settings module does, whenever it changes. */
export function setSite(settings: SiteSettings): void {
  current = settings;
}

/** The settings as this process knows them. */
export const site = (): SiteSettings => current;

/** What everybody sees of the installation. */
export function siteIdentity(): SiteIdentity {
  const { name, logoUrl, brandColor } = current;
  return { name, logoUrl, brandColor };
}

/** What the installation is called. */
export const siteName = (): string => current.name;

/** What every mail takes of the installation. */
export const mailSite = ({ baseUrl, socialLinks }: Pick<Config, 'baseUrl' | 'socialLinks'>) => ({
  baseUrl,
  socialLinks,
  site: siteIdentity(),
});

/** The settings of the process, where those that administrators set go before the environment's. */
export function withSiteSettings(config: Config): Config {
  const live = <Key extends 'displayCurrency' | 'taxPercent' | 'socialLinks'>(key: Key) => ({
    enumerable: true,
    get: () => current[key] ?? config[key],
  });
  return Object.freeze(
    Object.defineProperties(
      { ...config },
      {
        displayCurrency: live('displayCurrency'),
        taxPercent: live('taxPercent'),
        socialLinks: live('socialLinks'),
      },
    ),
  );
}
