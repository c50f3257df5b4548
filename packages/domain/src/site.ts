/** What the network is called where nothing else is set. */
export const defaultSiteName = 'Wiki empresarios';

/** What everybody sees of an installation: its name, its mark and its color. */
export interface SiteIdentity {
  name: string;
  /** Address of the logo below the installation's; null for the woven mark. */
  logoUrl: string | null;
  /** As `#rrggbb`; null for the color of the design. */
  brandColor: string | null;
}
