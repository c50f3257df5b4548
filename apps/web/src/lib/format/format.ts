import type { Language } from '@wiki/domain';
import { countryNames } from './country-names.ts';
import { decimalNumber } from './written/numbers.ts';
import { currencyAmount, isWrittenHere } from './written/amounts.ts';
import {
  dayOfYear,
  longDate,
  longDateTime,
  monthOfYear,
  type PassedUnit,
  passedTime,
  timeOfDay,
} from './written/times.ts';

/** An amount as the API gives it. */
export interface MoneyValue {
  /** In the smallest unit: cents for USD. */
  amountMinor: number;
  /** ISO 4217 code. */
  currency: string;
}

const tags: Record<Language, string> = { en: 'en-US', es: 'es-CO' };

/** Counted in hundredths, and mostly whole. Engines disagree about the digits to show. */
const chargedWhole: ReadonlySet<string> = new Set(['COP']);

/** From this amount on, in whole units, a price is written without `.00`. */
const largePrice = 10_000;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Largest fitting unit first, with its length in seconds. */
const units: readonly (readonly [PassedUnit, number])[] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
];

export interface Formatter {
  /** `12,345.6` or `12.345,6`. */
  number(value: number): string;
  /** A large number in few signs, for the axis of a chart: `1.5M`, `1,5 M`, `143 mil`. */
  compact(value: number): string;
  /** An average of ratings, always with one digit: `4.0`, `4,5`. */
  rating(value: number): string;
  /** A share of one, in whole hundredths: `18%`, `18 %`. */
  percent(share: number): string;
  /** The amount with its sign, without the code: `$12.50`, `$ 12,50`. Two decimals, fewer where a currency has none. */
  money(money: MoneyValue): string;
  /** As `money`, but large amounts without cents that are none, to be read and compared at a glance. */
  price(money: MoneyValue): string;
  /** `21 November 2026`. */
  date(iso: string): string;
  /** `November 1 – December 1, 2026`: what two dates share is written once. */
  dateRange(from: string, to: string): string;
  /** `November 2026`, for what is no matter of days. */
  month(iso: string): string;
  /** `Today`, `Yesterday`, or the date, with its year where that is not this one. */
  day(iso: string, now?: number): string;
  /** The time of day in the reader's zone: `3:04 PM`. */
  time(iso: string): string;
  /** The full date with the time of day, in the reader's zone unless another is given. */
  dateTime(iso: string, timeZone?: string): string;
  /** `2 hours ago`, `yesterday`; under a minute it is now. */
  relativeTime(iso: string, now?: number): string;
  /** The name of a country by its two-letter code. */
  country(code: string): string;
}

/** Engines disagree about the spaces of `a. m.`: it stays on one line with its time in all of them. */
const alike = (text: string): string =>
  text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/ ([ap])\. m\./, '\u00a0$1.\u00a0m.')
    .replace(/ ([AP]M)\b/, '\u00a0$1');

/** Made when it is first needed: the browser reads the data of a language for each. */
function once<Value>(create: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= create());
}

function createFormatter(language: Language): Formatter {
  const tag = tags[language];
  const numbers = once(() => new Intl.NumberFormat(tag));
  const compacts = once(
    () => new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 3 }),
  );
  const dates = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));
  const countries = once(() => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }));
  const currencies = new Map<string, Intl.NumberFormat>();

  /** @param digits after the point; those of the currency when left out */
  const amounts = (currency: string, digits?: number): Intl.NumberFormat => {
    const key = `${currency} ${digits}`;
    const known = currencies.get(key);
    if (known) return known;
    const made = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    currencies.set(key, made);
    return made;
  };

  const written = ({ amountMinor, currency }: MoneyValue, isPrice: boolean): string => {
    const isCharged = chargedWhole.has(currency);
    const isKnown = isWrittenHere(currency);
    const usual = isKnown ? 2 : (amounts(currency).resolvedOptions().maximumFractionDigits ?? 2);
    const digits = isCharged ? 2 : usual;
    const amount = amountMinor / 10 ** digits;
    const isShort = Number.isInteger(amount) && (isCharged || (isPrice && amount >= largePrice));
    if (isKnown) return currencyAmount(amount, currency, language, isShort ? 0 : digits);
    const format = amounts(currency, isShort ? 0 : digits);
    const parts = format.formatToParts(amount);
    // A currency without a sign of its own: its code stands behind, as with those that have one.
    if (parts.every(({ type, value }) => type !== 'currency' || value !== currency)) {
      return format.format(amount);
    }
    const number = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
    return `${number.join('').trim()} ${currency}`;
  };

  const number = (value: number): string => {
    if (Number.isSafeInteger(value)) return decimalNumber(value, language);
    // Averages, mostly.
    const isShort = Math.abs(value) < 1e15 && Number(value.toFixed(1)) === value;
    return isShort ? decimalNumber(value, language, 1) : numbers().format(value);
  };

  return {
    number,
    compact: (value) => compacts().format(value),
    rating: (value) => decimalNumber(value, language, 1),
    percent: (share) => `${number(Math.round(share * 100))}${language === 'es' ? '\u00a0' : ''}%`,
    money: (value) => written(value, false),
    price: (value) => written(value, true),
    date: (iso) => longDate(new Date(iso), language),
    dateRange: (from, to) => alike(dates().formatRange(new Date(from), new Date(to))),
    month: (iso) => monthOfYear(new Date(iso), language),
    day: (iso, now = Date.now()) => {
      const today = new Date(now).setHours(12, 0, 0, 0);
      const days = Math.round((new Date(iso).setHours(12, 0, 0, 0) - today) / (1000 * day));
      if (days !== 0 && days !== -1) {
        const isThisYear = new Date(iso).getFullYear() === new Date(now).getFullYear();
        return (isThisYear ? dayOfYear : longDate)(new Date(iso), language);
      }
      const word = passedTime(days, 'day', language);
      return word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);
    },
    time: (iso) => timeOfDay(new Date(iso), language),
    dateTime: (iso, timeZone) => {
      const date = new Date(iso);
      if (!timeZone) return longDateTime(date, language);
      const full = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
      return alike(new Intl.DateTimeFormat(tag, full).format(date));
    },
    relativeTime: (iso, now = Date.now()) => {
      const seconds = Math.round((Date.parse(iso) - now) / 1000);
      const fitting = units.find(([, length]) => Math.abs(seconds) >= length);
      if (!fitting) return passedTime(0, 'minute', language);
      const [unit, length] = fitting;
      return passedTime(Math.trunc(seconds / length), unit, language);
    },
    country: (code) => countryNames[code]?.[language] ?? countries().of(code) ?? code,
  };
}

const formatters: Partial<Record<Language, Formatter>> = {};

/** How numbers, money and times are written in a language. */
export function formatterFor(language: Language): Formatter {
  formatters[language] ??= createFormatter(language);
  return formatters[language];
}
