import type { Language } from '@wiki/domain';

const dayMilliseconds = 86_400_000;

/** So much of it as is said, the newest first. */
const shapes: readonly (readonly [days: number, Intl.DateTimeFormatOptions])[] = [
  [1, { timeStyle: 'short' }],
  [7, { weekday: 'short' }],
  [Infinity, { day: 'numeric', month: 'short' }],
];

const noonOf = (time: number | string): number => new Date(time).setHours(12, 0, 0, 0);

/**
 * When something happened, in few signs: `now`, `5 min`, `3:04 PM` on the same day, `yesterday`, `Tue`,
 * `Nov 18`, with its year where that is not this one.
 */
export function briefTime(iso: string, language: Language, now = Date.now()): string {
  const tag = language === 'es' ? 'es-CO' : 'en-US';
  const seconds = (now - Date.parse(iso)) / 1000;
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  if (seconds < 60) return relative.format(0, 'second');
  if (seconds < 3_600) {
    const unit = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
    return new Intl.NumberFormat(tag, unit).format(Math.trunc(seconds / 60));
  }
  const days = Math.round((noonOf(now) - noonOf(iso)) / dayMilliseconds);
  if (days === 1) return relative.format(-1, 'day');
  const date = new Date(iso);
  if (date.getFullYear() !== new Date(now).getFullYear() && days >= 7) {
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(date);
  }
  const [, shape] = shapes.find(([before]) => days < before) ?? [];
  // The words for morning and afternoon stay on one line with their time.
  return new Intl.DateTimeFormat(tag, shape).format(date).replace(/\s/g, '\u00a0');
}
