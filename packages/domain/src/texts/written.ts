import { standardTimeZone } from '../time/time-zone.ts';
import type { Language } from './language.ts';

// Dates and amounts as mails, documents and notifications write them, which do not know where their
// reader is. A format is made once: to make one takes some milliseconds, to use it microseconds.

/** The locale that a language is written in here. */
export const localeOf = (language: Language): string => (language === 'es' ? 'es-CO' : 'en');

const inEach = <Format>(make: (locale: string) => Format): ((language: Language) => Format) => {
  const made = new Map<Language, Format>();
  return (language) => {
    const known = made.get(language) ?? make(localeOf(language));
    made.set(language, known);
    return known;
  };
};

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const longTime = { ...longDay, hour: 'numeric', minute: '2-digit' } as const;

const days = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { ...longDay, timeZone: standardTimeZone }),
);
const times = inEach(
  (locale) => new Intl.DateTimeFormat(locale, { ...longTime, timeZone: standardTimeZone }),
);
const wholeNumbers = inEach(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
);

/** A day as people in Colombia count it, such as `November 27, 2026`. */
export const writtenDay = (at: Date, language: Language): string => days(language).format(at);

/** A time where most members are; the zone is named because a reader may be elsewhere. */
export function writtenTime(at: Date, language: Language): string {
  const time = times(language).format(at);
  return language === 'es' ? `${time} (hora de Colombia)` : `${time} (Colombia time)`;
}

/** An amount in cents of COP, which is charged in whole pesos, such as `119,000 COP`. */
export const writtenPesos = (amountMinor: number, language: Language): string =>
  `${wholeNumbers(language).format(amountMinor / 100)} COP`;
