/** Calendar days as `2026-11-22`, in a time zone. */

/** Where most members are: the zone of an installation that names no other. */
export const standardTimeZone = 'America/Bogota';

const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string, at: Date): Readonly<Record<string, string>> {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** The day that an instant is in. */
export function dayIn(zone: string, at: Date): string {
  const { year, month, day } = partsIn(zone, at);
  return `${year}-${month}-${day}`;
}

/** The hour of the day that an instant is in, 0 to 23. */
export const hourIn = (zone: string, at: Date): number => Number(partsIn(zone, at).hour);

/** The instant a day begins at. Where the clock skips midnight, the first instant of the day. */
export function startOfDay(zone: string, day: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  // The zone is off by what it shows for that instant; twice, as the offset may change in between.
  let at = asUtc;
  for (let round = 0; round < 2; round += 1) at = asUtc - offsetAt(zone, at);
  return new Date(dayIn(zone, new Date(at)) < day ? at + 3_600_000 : at);
}

/** How far a zone is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const { year, month, day, hour, minute, second } = partsIn(zone, new Date(at));
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(at / 1000) * 1000;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** How many days a span has, from its first to its last. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) + 1;

/** The lengths of time that figures are added up over. */
export const timeUnits = ['day', 'week', 'month'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** The first day of the week, which begins on Monday, or of the month that a day is in. */
export function startOfUnit(unit: TimeUnit, day: string): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
