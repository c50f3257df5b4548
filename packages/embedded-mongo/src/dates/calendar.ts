/** Milliseconds of the units whose length never changes. */
export const msPerSecond = 1000;
export const msPerMinute = 60 * msPerSecond;
export const msPerHour = 60 * msPerMinute;
export const msPerDay = 24 * msPerHour;

/** A day of the proleptic Gregorian calendar; January is 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** A day named by its ISO week; Monday is 1. */
export interface WeekDay {
  year: number;
  week: number;
  day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const yearsPerEra = 400;
const daysPerEra = 146_097;

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] as number);
}

/** The days from 1 January 1970 to a day; months and days may lie outside their range. */
export function dayNumber(year: number, month: number, day: number): number {
  const years = year + Math.floor((month - 1) / 12);
  const inYear = (((month - 1) % 12) + 12) % 12;
  const era = Math.floor(years / yearsPerEra);
  const y = years - era * yearsPerEra;
  const leapDays = Math.floor((y + 3) / 4) - Math.floor((y + 99) / 100) + (y > 0 ? 1 : 0);
  const before = (daysBefore[inYear] as number) + (inYear > 1 && isLeap(years) ? 1 : 0);
  return era * daysPerEra + y * 365 + leapDays + before + day - 1 - 719_528;
}

/** The calendar day of a day number. */
export function calendarDay(number: number): CalendarDay {
  // Counted from 1 March, so that the leap day is the last of its year.
  const shifted = number + 719_468;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayFromMarch =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayFromMarch + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0),
    month,
    day: dayFromMarch - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The day of the year, from 1. */
export function dayOfYear({ year, month, day }: CalendarDay): number {
  return (daysBefore[month - 1] as number) + day + (month > 2 && isLeap(year) ? 1 : 0);
}

/** The day of the week: Monday is 1, Sunday is 7. */
export function isoDayOfWeek(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

/** The ISO week that a day lies in, and the year that the week belongs to. */
export function isoWeekOf(number: number): WeekDay {
  const day = isoDayOfWeek(number);
  const thursday = number - day + 4;
  const { year } = calendarDay(thursday);
  return { year, week: Math.floor((thursday - dayNumber(year, 1, 1)) / 7) + 1, day };
}

/** The day number of an ISO week and day; both may lie outside their range. */
export function isoDayNumber({ year, week, day }: WeekDay): number {
  const fourth = dayNumber(year, 1, 4);
  return fourth - isoDayOfWeek(fourth) + (week - 1) * 7 + day;
}

/** The week of the year by Sundays; days before the first Sunday are in week 0. */
export function weekOfYear(number: number): number {
  const yearDay = dayOfYear(calendarDay(number));
  const sundayBased = (isoDayOfWeek(number) % 7) + 1;
  return Math.floor((yearDay - sundayBased + 7) / 7);
}
