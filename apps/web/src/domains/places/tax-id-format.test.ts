import { isTaxId } from '@wiki/domain';
import { describe, expect, test } from 'vitest';
import { caretAfter, isWrongDigit, shownNit, typedNit } from './tax-id-format.ts';

/** What the field shows and stores after each key, as somebody types into it. */
const typing = (keys: string) =>
  [...keys].reduce((shown, key) => typedNit(`${shown.text}${key}`), typedNit(''));

test('groups the digits of a NIT and adds its check digit', () => {
  // Ecopetrol's published NIT: 899.999.068-1.
  expect(typedNit('899999068')).toEqual({
    text: '899.999.068',
    checkDigit: 1,
    written: null,
    value: '8999990681',
  });
  expect(isTaxId(typedNit('899999068').value, 'CO')).toBe(true);
});

describe('key by key', () => {
  test.each(['900373913-4', '900.373.913-4', '9003739134', '900373913 - 4'])(
    '%s is the number with its digit',
    (keys) => {
      const shown = typing(keys);
      expect(shown).toMatchObject({ text: '900.373.913-4', value: '9003739134' });
      expect(isWrongDigit(shown)).toBe(false);
      expect(isTaxId(shown.value, 'CO')).toBe(true);
    },
  );

  test.each(['900373913-7', '900.373.913-7', '9003739137'])('%s has a wrong digit', (keys) => {
    const shown = typing(keys);
    expect(shown).toMatchObject({ text: '900.373.913-7', checkDigit: 4, written: 7 });
    expect(isWrongDigit(shown)).toBe(true);
    expect(isTaxId(shown.value, 'CO')).toBe(false);
  });

  test('the number of a person has up to ten digits and its own check digit', () => {
    expect(typing('1020304050')).toMatchObject({ text: '1.020.304.050', value: '10203040508' });
    expect(typing('1020304050-8')).toMatchObject({ text: '1.020.304.050-8', written: 8 });
    expect(isWrongDigit(typing('1020304050-3'))).toBe(true);
  });

  test('the hyphen stays and can be taken away again', () => {
    expect(typing('900373913-').text).toBe('900.373.913-');
    expect(typedNit('900.373.913').text).toBe('900.373.913');
  });
});

test('waits with the check digit until there are enough digits', () => {
  expect(typedNit('')).toEqual({ text: '', checkDigit: null, written: null, value: '' });
  expect(typedNit('8999')).toMatchObject({ text: '8.999', checkDigit: null, value: '8999' });
  expect(typedNit('-').text).toBe('');
});

test('leaves out what is no digit, and digits that are too many', () => {
  expect(typedNit('NIT 12a34b5').text).toBe('12.345');
  expect(typedNit('123456789012345').text).toBe('1.234.567.890');
  expect(typedNit('900373913-45').text).toBe('900.373.913-4');
});

test('shows a stored NIT with its check digit, and comes back the same', () => {
  expect(shownNit('8999990681')).toEqual(typedNit('899999068-1'));
  expect(shownNit('899.999.068-1').text).toBe('899.999.068-1');
  expect(shownNit('8999').text).toBe('8.999');
  expect(shownNit('').text).toBe('');
  expect(shownNit(typing('900373913-7').value).text).toBe('900.373.913-7');
});

test('the caret stays after the same digit, and behind the hyphen that follows it', () => {
  expect([0, 1, 3, 4, 9, 12].map((digits) => caretAfter('899.999.068', digits))).toEqual([
    0, 1, 3, 5, 11, 11,
  ]);
  expect([8, 9, 10].map((digits) => caretAfter('899.999.068-1', digits))).toEqual([10, 12, 13]);
});
