import { describe, expect, test } from 'vitest';
import { amountOf, amountText, wholeNumberOf } from './amounts.ts';

describe('an amount', () => {
  test.each([
    ['', null],
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['0,05', 5],
    ['1.250', 125_000],
    ['1,250', 125_000],
    ['1.250.000', 125_000_000],
    ['$ 1,250.75', 125_075],
    ['1.250,75', 125_075],
    ["1'250'000", 125_000_000],
  ])('%s is read as %s hundredths', (text, minor) => {
    expect(amountOf(text)).toBe(minor);
  });

  test.each(['twelve', '-5', '1.2.3', '12,5000', '1e9', '12.50 USD', '1,25,00'])(
    '%s is not read',
    (text) => {
      expect(amountOf(text)).toEqual({ typed: text });
    },
  );

  test.each([
    [null, ''],
    [0, '0'],
    [1200, '12'],
    [1250, '12,50'],
    [5, '0,05'],
  ])('of %s hundredths is written as %s', (minor, text) => {
    expect(amountText(minor, ',')).toBe(text);
    expect(amountOf(text)).toBe(minor);
  });
});

test.each([
  ['', null],
  ['84', 84],
  ['1.200', 1200],
  ['3.5', { typed: '3.5' }],
])('the whole number %s is read as %s', (text, value) => {
  expect(wholeNumberOf(text)).toEqual(value);
});
