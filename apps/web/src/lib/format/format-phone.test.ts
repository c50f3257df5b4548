import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['+573001234567', '+57 (300) 123-4567'],
  ['+525512345678', '+52 (551) 234-5678'],
  ['+13055550123', '+1 (305) 555-0123'],
  ['+50761234567', '+507 61234567'],
  ['+51912345678', '+51 912345678'],
  ['not a number', 'not a number'],
  ['', ''],
])('%s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
