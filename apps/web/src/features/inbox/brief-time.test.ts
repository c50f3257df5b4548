import { expect, test } from 'vitest';
import { briefTime } from './brief-time.ts';

const at = (month: number, day: number, hour: number, minute = 0, year = 2026) =>
  new Date(year, month - 1, day, hour, minute).toISOString();
const now = Date.parse(at(11, 26, 18));
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [at(11, 26, 18), 'now', 'ahora'],
  [at(11, 26, 17, 51), '9 min', '9 min'],
  [at(11, 26, 10, 12), '10:12 AM', '10:12 a. m.'],
  [at(11, 25, 23, 50), 'yesterday', 'ayer'],
  [at(11, 24, 9), 'Tue', 'mar'],
  [at(11, 14, 9), 'Nov 14', '14 de nov'],
  [at(12, 30, 9, 0, 2025), 'Dec 30, 2025', '30/12/2025'],
])('%s', (iso, english, spanish) => {
  expect(plain(briefTime(iso, 'en', now))).toBe(english);
  expect(plain(briefTime(iso, 'es', now))).toBe(spanish);
});
