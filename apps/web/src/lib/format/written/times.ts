import type { Language } from '@wiki/domain';
import { decimalNumber } from './numbers.ts';

/**
 * Dates and times as the two languages write them, in the reader's zone, without Intl for the
 * reason of `decimalNumber`: pages say when something was written as they come to life. The tests compare them
 * with Intl.
 */

/** The largest unit that fits a time that passed. */
export type PassedUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

interface TimeWords {
  months: readonly string[];
  weekdays: readonly string[];
  halves: readonly [morning: string, afternoon: string];
  units: Record<PassedUnit, readonly [one: string, several: string]>;
  /** Times that have a name of their own, by their unit and number. */
  names: Readonly<Record<string, string>>;
  past: (amount: string) => string;
  future: (amount: string) => string;
  dayOfYear: (day: number, month: string) => string;
  date: (dayOfYear: string, year: number) => string;
  month: (month: string, year: number) => string;
  dateTime: (date: string, time: string) => string;
}

const list = (words: string): readonly string[] => words.split(' ');

const words: Record<Language, TimeWords> = {
  en: {
    months: list(
      'January February March April May June July August September October November December',
    ),
    weekdays: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    halves: ['AM', 'PM'],
    units: {
      minute: ['minute', 'minutes'],
      hour: ['hour', 'hours'],
      day: ['day', 'days'],
      week: ['week', 'weeks'],
      month: ['month', 'months'],
      year: ['year', 'years'],
    },
    names: {
      minute0: 'now',
      day0: 'today',
      'day-1': 'yesterday',
      day1: 'tomorrow',
      'week-1': 'last week',
      week1: 'next week',
      'month-1': 'last month',
      month1: 'next month',
      'year-1': 'last year',
      year1: 'next year',
    },
    past: (amount) => `${amount} ago`,
    future: (amount) => `in ${amount}`,
    dayOfYear: (day, month) => `${month} ${day}`,
    date: (dayOfYear, year) => `${dayOfYear}, ${year}`,
    month: (month, year) => `${month} ${year}`,
    dateTime: (date, time) => `${date} at ${time}`,
  },
  es: {
    months: list(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    ),
    weekdays: list('domingo lunes martes miércoles jueves viernes sábado'),
    halves: ['a.\u00a0m.', 'p.\u00a0m.'],
    units: {
      minute: ['minuto', 'minutos'],
      hour: ['hora', 'horas'],
      day: ['día', 'días'],
      week: ['semana', 'semanas'],
      month: ['mes', 'meses'],
      year: ['año', 'años'],
    },
    names: {
      minute0: 'ahora',
      day0: 'hoy',
      'day-1': 'ayer',
      'day-2': 'anteayer',
      day1: 'mañana',
      day2: 'pasado mañana',
      'week-1': 'la semana pasada',
      week1: 'la próxima semana',
      'month-1': 'el mes pasado',
      month1: 'el próximo mes',
      'year-1': 'el año pasado',
      year1: 'el próximo año',
    },
    past: (amount) => `hace ${amount}`,
    future: (amount) => `dentro de ${amount}`,
    dayOfYear: (day, month) => `${day} de ${month}`,
    date: (dayOfYear, year) => `${dayOfYear} de ${year}`,
    month: (month, year) => `${month} de ${year}`,
    dateTime: (date, time) => `${date}, ${time}`,
  },
};

/** `2 hours ago`, `yesterday`; no minutes at all are now. */
export function passedTime(value: number, unit: PassedUnit, language: Language): string {
  const { names, units, past, future } = words[language];
  const name = names[`${unit}${value}`];
  if (name) return name;
  const count = Math.abs(value);
  const amount = `${decimalNumber(count, language)} ${units[unit][count === 1 ? 0 : 1]}`;
  return value < 0 ? past(amount) : future(amount);
}

const monthOf = (date: Date, language: Language): string =>
  words[language].months[date.getMonth()] ?? '';

/** `November 21`. */
export const dayOfYear = (date: Date, language: Language): string =>
  words[language].dayOfYear(date.getDate(), monthOf(date, language));

/** `November 21, 2026`. */
export const longDate = (date: Date, language: Language): string =>
  words[language].date(dayOfYear(date, language), date.getFullYear());

/** `November 2026`. */
export const monthOfYear = (date: Date, language: Language): string =>
  words[language].month(monthOf(date, language), date.getFullYear());

/** `3:04 PM`, which stays on one line. */
export function timeOfDay(date: Date, language: Language): string {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes}\u00a0${words[language].halves[hours < 12 ? 0 : 1]}`;
}

/** `Saturday, November 21, 2026 at 3:04 PM`. */
export function longDateTime(date: Date, language: Language): string {
  const { weekdays, dateTime } = words[language];
  const day = `${weekdays[date.getDay()]}, ${longDate(date, language)}`;
  return dateTime(day, timeOfDay(date, language));
}
