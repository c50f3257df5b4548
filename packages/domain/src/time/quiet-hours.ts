/** When a person wants neither sound nor mail. */
export interface QuietHours {
  isOn: boolean;
  /** The hour at which they begin, 0 to 23. */
  from: number;
  /** The hour at which they end; before `from`, on the next day. The same hour means the whole day. */
  to: number;
  /** The days on which they begin, 1 for Monday to 7 for Sunday. */
  days: readonly number[];
  /** Whether payments and the safety of the account come through. */
  letsUrgentThrough: boolean;
}

/** How often the digest comes. */
export const digestRhythms = ['DAILY', 'WEEKLY'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

export interface DigestTime {
  rhythm: DigestRhythm;
  /** The hour at which it goes out, 0 to 23; weekly on Mondays. */
  hour: number;
}

/** What holds for whoever has not chosen. */
export const defaultQuietHours: QuietHours = {
  isOn: false,
  from: 20,
  to: 7,
  days: [1, 2, 3, 4, 5, 6, 7],
  letsUrgentThrough: true,
};
export const defaultDigest: DigestTime = { rhythm: 'DAILY', hour: 7 };

/** Every zone's clock changes at a multiple of this, in milliseconds. */
const step = 15 * 60_000;
const day = 24 * 3_600_000;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Reads the clock of a zone. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (at: number) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      weekday: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
      hour: Number(parts.get('hour')),
      minute: Number(parts.get('minute')),
    };
  };
}

type Clock = ReturnType<typeof clockOf>;

const dayBefore = (weekday: number): number => (weekday === 1 ? 7 : weekday - 1);

function isQuietAt(at: number, { from, to, days }: QuietHours, clock: Clock): boolean {
  const { weekday, hour } = clock(at);
  if (from < to) return days.includes(weekday) && hour >= from && hour < to;
  return (
    (hour >= from && days.includes(weekday)) || (hour < to && days.includes(dayBefore(weekday)))
  );
}

/** The first instant from `at` on, on the quarter hours of the clock, that fits; null within so many days. */
function firstFrom(at: number, days: number, fits: (time: number) => boolean): number | null {
  const first = Math.ceil(at / step) * step;
  for (let time = first; time <= first + days * day; time += step) if (fits(time)) return time;
  return null;
}

/** When the quiet hours end in which an instant lies; null when it lies in none, or they never end. */
export function quietUntil(at: Date, quiet: QuietHours, timeZone: string): Date | null {
  const clock = clockOf(timeZone);
  if (!quiet.isOn || !isQuietAt(at.getTime(), quiet, clock)) return null;
  const end = firstFrom(at.getTime(), 8, (time) => !isQuietAt(time, quiet, clock));
  return end === null ? null : new Date(end);
}

/** When the next digest goes out after an instant: at its hour, or when the quiet hours around that end. */
export function nextDigest(
  after: Date,
  { rhythm, hour }: DigestTime,
  quiet: QuietHours,
  timeZone: string,
): Date {
  const clock = clockOf(timeZone);
  const fits = (time: number) => {
    const now = clock(time);
    return now.hour === hour && now.minute === 0 && (rhythm === 'DAILY' || now.weekday === 1);
  };
  // A clock that is put forward may skip the hour: then it is that of the next day, or week.
  const due = new Date(firstFrom(after.getTime() + 1, 16, fits) ?? after.getTime() + day);
  return quietUntil(due, quiet, timeZone) ?? due;
}
