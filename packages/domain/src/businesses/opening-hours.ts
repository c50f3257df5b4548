/** The days of a week, Monday first. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A stretch of a day in which a place is open; times are `HH:MM` of the place. */
export interface OpeningSpan {
  day: Weekday;
  opens: string;
  closes: string;
}

/** Whether a place is open, and when that changes; null where it never does. */
export interface OpeningState {
  isOpen: boolean;
  /** When it closes or opens next, in the time of the place, and in how many days that is. */
  change: { day: Weekday; time: string; daysAhead: number } | null;
}

/** The time zones of the countries that the network is made for; places elsewhere may have others. */
export const commonTimeZones = [
  'America/Bogota',
  'America/Caracas',
  'America/Lima',
  'America/Mexico_City',
  'America/Panama',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'Europe/Madrid',
] as const;

/** Where nothing else is said, it is as late as in Colombia. */
export const defaultTimeZone = 'America/Bogota';

const zones: Readonly<Record<string, (typeof commonTimeZones)[number]>> = {
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  PA: 'America/Panama',
  PE: 'America/Lima',
  US: 'America/New_York',
  VE: 'America/Caracas',
};

/** The time zone most people of a country (ISO 3166-1) live in, as far as it is known here. */
export const timeZoneOfCountry = (country: string): string => zones[country] ?? defaultTimeZone;

/** Whether a text names a time zone that clocks can be read in. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format() !== '';
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, made once. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** What the clock and the calendar of a place say. */
export function localTime(timeZone: string, now: Date) {
  const parts = clockIn(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  const weekday = part('weekday').toUpperCase();
  return {
    weekday: weekdays.find((day) => day === weekday) ?? weekdays[0],
    time: `${part('hour')}:${part('minute')}`,
    date: `${part('year')}-${part('month')}-${part('day')}`,
  };
}

/** Whether a place with these hours is open now, and what comes next within a week. */
export function openingState(
  spans: readonly OpeningSpan[],
  timeZone: string,
  now: Date,
): OpeningState {
  const { weekday, time } = localTime(timeZone, now);
  const today = weekdays.indexOf(weekday);
  const open = spans.find(
    ({ day, opens, closes }) => day === weekday && opens <= time && time < closes,
  );
  if (open) return { isOpen: true, change: { day: weekday, time: open.closes, daysAhead: 0 } };
  for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
    const day = weekdays[(today + ahead) % weekdays.length] ?? weekday;
    const [next] = spans
      .filter((span) => span.day === day && (ahead > 0 || span.opens > time))
      .map(({ opens }) => opens)
      .toSorted();
    if (next) return { isOpen: false, change: { day, time: next, daysAhead: ahead } };
  }
  return { isOpen: false, change: null };
}
