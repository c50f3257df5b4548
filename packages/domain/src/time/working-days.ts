/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;

const dayLength = 86_400_000;
/** Colombia has kept five hours behind UTC, without summer time, since 1993. */
const bogota = 5 * 3_600_000;

const instantOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);
const shift = (day: Day, days: number): Day => dayAt(instantOf(day) + days * dayLength);
const dayOfYear = (year: number, month: number, day: number): Day =>
  dayAt(Date.UTC(year, month - 1, day));

/** Easter Sunday of a year, by the Gregorian computus of Meeus and Jones. */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * late + 114;
  return dayOfYear(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Kept on their day, whatever weekday it is. */
const fixed = [
  [1, 1],
  [5, 1],
  [7, 20],
  [8, 7],
  [12, 8],
  [12, 25],
] as const;

/** Moved to the Monday that follows (Ley 51 de 1983, *Ley Emiliani*). */
const moved = [
  [1, 6],
  [3, 19],
  [6, 29],
  [8, 15],
  [10, 12],
  [11, 1],
  [11, 11],
] as const;

/** By days from Easter: Thursday and Friday before it, then the Mondays of Ascension, Corpus Christi and the Sacred Heart. */
const aroundEaster = [-3, -2, 43, 64, 71];

const weekdayOf = (day: Day): number => new Date(instantOf(day)).getUTCDay();
const mondayFrom = (day: Day): Day => shift(day, (8 - weekdayOf(day)) % 7);

/** The public holidays of Colombia in a year, in order. Two may fall on one day. */
export function holidaysOf(year: number): Day[] {
  const easter = easterOf(year);
  const all = [
    ...fixed.map(([month, day]) => dayOfYear(year, month, day)),
    ...moved.map(([month, day]) => mondayFrom(dayOfYear(year, month, day))),
    ...aroundEaster.map((days) => shift(easter, days)),
  ];
  return [...new Set(all)].toSorted();
}

const known = new Map<number, ReadonlySet<Day>>();

function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const holidays = known.get(year) ?? new Set(holidaysOf(year));
  known.set(year, holidays);
  return holidays.has(day);
}

/** Whether people work in Colombia on a day: Monday to Friday, without holidays. */
export const isWorkingDay = (day: Day): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isHoliday(day);

/** The day on which a number of working days have passed; the first one counted is the one after `day`. */
export function addWorkingDays(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = shift(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** How many working days lie after a day up to another one, that one included; below 0 when it is over. */
export function workingDaysUntil(from: Day, until: Day): number {
  if (from > until) return -Math.max(1, workingDaysUntil(until, from));
  let count = 0;
  for (let day = shift(from, 1); day <= until; day = shift(day, 1)) {
    if (isWorkingDay(day)) count += 1;
  }
  return count;
}

/** The day in Colombia at an instant. */
export const colombianDay = (instant: Date): Day => dayAt(instant.getTime() - bogota);

/** The last instant of a day in Colombia. */
export const endOfColombianDay = (day: Day): Date =>
  new Date(instantOf(day) + dayLength + bogota - 1);
