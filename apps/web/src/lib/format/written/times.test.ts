import { languages, type Language } from '@wiki/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayOfYear,
  longDate,
  longDateTime,
  monthOfYear,
  type PassedUnit,
  passedTime,
  timeOfDay,
} from './times.ts';

const tags: Record<Language, string> = { en: 'en-US', es: 'es-CO' };
const units: PassedUnit[] = ['minute', 'hour', 'day', 'week', 'month', 'year'];
const dates = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

/** Engines disagree about the spaces of `a. m.`. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each(languages.flatMap((language) => units.map((unit) => [language, unit] as const)))(
  'what passed is written in %s and %ss as Intl writes it',
  (language, unit) => {
    const intl = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
    for (let value = -1200; value <= 1200; value++) {
      if (value === 0 && unit !== 'day') continue;
      expect(passedTime(value, unit, language)).toBe(intl.format(value, unit));
    }
  },
);

test.each(languages)('less than a minute is written in %s as Intl writes it', (language) => {
  const intl = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
  expect(passedTime(0, 'minute', language)).toBe(intl.format(0, 'second'));
});

const shapes: [string, (date: Date, language: Language) => string, Intl.DateTimeFormatOptions][] = [
  ['dates', longDate, { dateStyle: 'long' }],
  ['days of a year', dayOfYear, { day: 'numeric', month: 'long' }],
  ['months', monthOfYear, { month: 'long', year: 'numeric' }],
  ['times of day', timeOfDay, { timeStyle: 'short' }],
  ['dates with their time', longDateTime, { dateStyle: 'full', timeStyle: 'short' }],
];

test.each(
  languages.flatMap((language) =>
    shapes.map(([name, ...rest]) => [name, language, ...rest] as const),
  ),
)('%s are written in %s as Intl writes them', (_name, language, write, options) => {
  const intl = new Intl.DateTimeFormat(tags[language], options);
  fc.assert(
    fc.property(dates, (date) => {
      expect(plain(write(date, language))).toBe(plain(intl.format(date)));
    }),
  );
});

test.each(languages)('a time of day stays on one line in %s', (language) => {
  expect(timeOfDay(new Date(2026, 10, 21, 15, 4), language)).not.toMatch(/[ \u202f]/);
});
