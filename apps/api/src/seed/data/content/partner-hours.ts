import { type OpeningSpan, weekdays } from '@wiki/domain';

const workdays = weekdays.slice(0, 5);

/** From Monday to Friday, and on Saturdays where that is said. */
export const openOn = (
  opens: string,
  closes: string,
  saturday?: [string, string],
): OpeningSpan[] => [
  ...workdays.map((day) => ({ day, opens, closes })),
  ...(saturday ? [{ day: 'SATURDAY' as const, opens: saturday[0], closes: saturday[1] }] : []),
];

/** The same hours on every day of the week. */
export const openDaily = (opens: string, closes: string): OpeningSpan[] =>
  weekdays.map((day) => ({ day, opens, closes }));

/** Open on workdays with a break for lunch. */
export const openWithBreak = (
  morning: [string, string],
  afternoon: [string, string],
): OpeningSpan[] =>
  workdays.flatMap((day) => [
    { day, opens: morning[0], closes: morning[1] },
    { day, opens: afternoon[0], closes: afternoon[1] },
  ]);
