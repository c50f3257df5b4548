import { isTaxId } from '@wiki/domain';
import { expect, test } from 'vitest';
import { caretAfter, shownNit, typedNit } from './tax-id-format.ts';

test('groups the digits of a NIT and adds its check digit', () => {
  // Ecopetrol's published NIT: 899.999.068-1.
  expect(typedNit('899999068')).toEqual({
    text: '899.999.068',
    checkDigit: 1,
    value: '8999990681',
  });
  expect(isTaxId(typedNit('899999068').value, 'CO')).toBe(true);
});

test('a check digit typed after a hyphen is computed anew', () => {
  expect(typedNit('899.999.068-7').value).toBe('8999990681');
});

test('waits with the check digit until there are enough digits', () => {
  expect(typedNit('')).toEqual({ text: '', checkDigit: null, value: '' });
  expect(typedNit('8999')).toEqual({ text: '8.999', checkDigit: null, value: '8999' });
});

test('leaves out what is no digit, and digits that are too many', () => {
  expect(typedNit('NIT 12a34b5').text).toBe('12.345');
  expect(typedNit('123456789012345').text).toBe('1.234.567.890');
});

test('shows a stored NIT without its check digit, and comes back the same', () => {
  expect(shownNit('8999990681')).toEqual(typedNit('899999068'));
  expect(shownNit('899.999.068-1').text).toBe('899.999.068');
  expect(shownNit('8999').text).toBe('8.999');
});

test('the caret stays after the same digit', () => {
  expect([0, 1, 3, 4, 9, 12].map((digits) => caretAfter('899.999.068', digits))).toEqual([
    0, 1, 3, 5, 11, 11,
  ]);
});
