import { expect, test } from 'vitest';
import { formatNational, joinPhone, splitPhone, tidyPhone } from './phone-number.ts';

test('writes ten digits as (ddd) ddd-dddd', () => {
  expect(formatNational('3001234567', 'CO')).toBe('(300) 123-4567');
  expect(formatNational('55 1234 5678', 'MX')).toBe('(551) 234-5678');
});

test('writes other lengths as their country does', () => {
  expect(formatNational('61234567', 'PA')).toBe('6123-4567');
  expect(formatNational('912345678', 'PE')).toBe('912 345 678');
});

test('leaves what is not a number yet as it was typed', () => {
  expect(formatNational('300', 'CO')).toBe('300');
  expect(formatNational('', 'CO')).toBe('');
});

test('reads E.164 into country and number', () => {
  expect(splitPhone('+573001234567', 'CO')).toEqual({ country: 'CO', national: '(300) 123-4567' });
  expect(splitPhone('+50761234567', 'CO')).toEqual({ country: 'PA', national: '6123-4567' });
  expect(splitPhone('', 'CO')).toEqual({ country: 'CO', national: '' });
});

test('joins country and number into E.164', () => {
  expect(joinPhone('(300) 123-4567', 'CO', '+57')).toBe('+573001234567');
  expect(joinPhone('+507 6123-4567', 'CO', '+57')).toBe('+50761234567');
  expect(joinPhone('   ', 'CO', '+57')).toBe('');
});

test('lets a prefix that was typed choose the country', () => {
  const typed = { country: 'CO', national: '+52 55 1234 5678' };
  expect(tidyPhone(typed)).toEqual({ country: 'MX', national: '(551) 234-5678' });
  const unfinished = { country: 'CO', national: '+5' };
  expect(tidyPhone(unfinished)).toEqual(unfinished);
  expect(joinPhone('+5', 'CO', '+57')).toBe('+5');
});

test('keeps an unfinished number, for the form to refuse', () => {
  expect(joinPhone('30', 'CO', '+57')).toBe('+5730');
});

test('comes back the same after a round through the field', () => {
  for (const number of ['+573001234567', '+525512345678', '+584121234567', '+51912345678']) {
    const { country, national } = splitPhone(number, 'CO');
    const prefix = number.slice(0, 3);
    expect(joinPhone(national, country, prefix)).toBe(number);
  }
});
