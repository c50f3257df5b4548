import { defaultSiteName, type Language, type SiteIdentity } from '@wiki/domain';

/** A composed e-mail. */
export interface ComposedMail {
  subject: string;
  html: string;
  /** The same content for readers without HTML. */
  text: string;
}

/** A profile of the installation elsewhere. */
export interface SocialLink {
  network: string;
  url: string;
}

/** What every template takes. */
export interface MailInput {
  /** `es`; anything else reads as English. */
  language: string;
  /** The recipient's name, as written. */
  name: string;
  /** Public address of the installation, without a trailing slash. */
  baseUrl: string;
  socialLinks?: readonly SocialLink[];
  /** What the installation is called and looks like; the product's own where it is left out. */
  site?: SiteIdentity | undefined;
}

/** Mails exist in Spanish and, for every other language, in English. */
export function mailLanguage(language: string): Language {
  return language === 'es' ? 'es' : 'en';
}

/** A subject on one line: line breaks in a header would start another one. */
export function singleLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What the installation is called. */
export const siteNameOf = ({ site }: { site?: SiteIdentity | undefined }): string =>
  site?.name ?? defaultSiteName;
