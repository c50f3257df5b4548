import { defaultLanguage, isLanguage, type Language, languageCookie } from '@wiki/domain';

const storageKey = 'wiki.language';

function stored(): Language | null {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether the person has chosen a language in this browser, so that the account's does not override it. */
export const hasChosenLocale = (): boolean => stored() !== null;

/** Remembers a choice in this browser, and tells the server, which renders the next page in it. */
export function rememberLocale(locale: Language): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Storage is closed: the choice holds until the tab is closed.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** The language of the first page: `?lang=`, else this browser's choice, else English. */
export function readChosenLocale(search: string): { locale: Language; isFromAddress: boolean } {
  const asked = new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) return { locale: asked, isFromAddress: true };
  return { locale: stored() ?? defaultLanguage, isFromAddress: false };
}
