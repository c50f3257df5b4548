import { expect, test } from 'vitest';
import { valuesOfCells } from './import-columns.ts';

const priceOf = (price: string) => valuesOfCells({ price }).values['price'];

test.each([
  ['12', 12_00],
  ['12.5', 12_50],
  ['12,50', 12_50],
  ['1.250,50', 1_250_50],
  ['1,250.50', 1_250_50],
  ['185.000,00', 185_000_00],
  ['1.250.000', 1_250_000_00],
  ['1,250,000.5', 1_250_000_50],
])('%s is an amount, wherever it was written', (text, minor) => {
  expect(priceOf(text)).toBe(minor);
});

test.each(['1.200', '1,200', '1.25.000', '1.250,000', '1.250.00', '12,345', 'many'])(
  '%s is none: it could be another one',
  (text) => {
    expect(priceOf(text)).toBeUndefined();
    expect(valuesOfCells({ price: text }).errors).toMatchObject([
      { code: 'FIELD_INVALID', field: 'price' },
    ]);
  },
);
