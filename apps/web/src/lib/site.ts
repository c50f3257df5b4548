import { defaultSiteName, type SiteIdentity } from '@wiki/domain';

let known: Pick<SiteIdentity, 'name' | 'logoUrl'> | undefined;

/** Says what the installation is called, where no page was sent: on the server. */
export function setSite(given: SiteIdentity): void {
  known = given;
}

/** What the installation is called and its logo, as the page was sent with them. */
export function site(): Pick<SiteIdentity, 'name' | 'logoUrl'> {
  if (known) return known;
  const sent = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  known = { name: sent?.content || defaultSiteName, logoUrl: sent?.dataset['logo'] ?? null };
  return known;
}
