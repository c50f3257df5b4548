import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@wiki/domain';
import { hasChosenLocale, readChosenLocale, rememberLocale } from './chosen-locale.ts';

/** Catalogs by language and file: the source's own words, and their translations. */
export type CatalogFiles = Record<Language, Record<string, () => Promise<{ messages: Messages }>>>;

/** What the first page needs. The list of the other catalogs comes when one is asked for. */
const firstFiles: CatalogFiles = {
  en: import.meta.glob<{ messages: Messages }>(
    ['../../locales/es/shared.po', '../../locales/es/home.po'],
    { query: '?source' },
  ),
  es: import.meta.glob<{ messages: Messages }>([
    '../../locales/es/shared.po',
    '../../locales/es/home.po',
  ]),
};

const loaded = new Map<string, Promise<void>>();
/** Catalogs of the pages visited so far, which a switch of language brings along. */
const wanted = new Set<string>(['shared']);
const listeners = new Set<() => void>();
let current: Language = readChosenLocale(location.search).locale;

function load(locale: Language, name: string): Promise<void> {
  const key = `${locale}/${name}`;
  const known = loaded.get(key);
  if (known) return known;
  const work = read(locale, name).then((file) => {
    if (file) add(locale, file.messages);
  });
  loaded.set(key, work);
  work.catch(() => loaded.delete(key));
  return work;
}

/** Adds to the language in use silently: what is on screen has its messages and is not drawn anew. */
function add(locale: Language, messages: Messages): void {
  if (locale === i18n.locale) Object.assign(i18n.messages, messages);
  else i18n.load(locale, messages);
}

async function read(locale: Language, name: string): Promise<{ messages: Messages } | undefined> {
  const key = `../../locales/es/${name}.po`;
  const file =
    firstFiles[locale][key] ?? (await import('./feature-catalogs.ts')).featureFiles[locale][key];
  return file?.();
}

/** Loads a catalog's messages in the language in use, and in others that are switched to. */
export function loadCatalog(name: string): Promise<void> {
  wanted.add(name);
  return load(current, name);
}

/** The language in use. */
export const currentLanguage = (): Language => current;

export const localeStore = {
  snapshot: (): Language => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Puts a language into effect once all the messages on screen are there in it. */
export async function activateLocale(locale: Language): Promise<void> {
  current = locale;
  await Promise.all([...wanted].map((name) => load(locale, name)));
  if (current !== locale) return;
  i18n.activate(locale);
  if (!import.meta.env.SSR) document.documentElement.lang = current;
  for (const listener of listeners) listener();
}

/** A person's own choice: put into effect and remembered in this browser. */
export async function chooseLocale(locale: Language): Promise<void> {
  rememberLocale(locale);
  await activateLocale(locale);
}

/**
 * Loads what the first page needs. A language named by `?lang=` is a choice and is remembered; one
 * made before is remembered for another year.
 */
export async function startI18n(): Promise<void> {
  const { locale, isFromAddress } = readChosenLocale(location.search);
  if (isFromAddress || hasChosenLocale()) rememberLocale(locale);
  await activateLocale(locale);
}
