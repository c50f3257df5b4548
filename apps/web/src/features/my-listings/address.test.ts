import { expect, test } from 'vitest';
import { typeOf } from './address.ts';

test('a new listing is a product unless the address says otherwise', () => {
  expect(typeOf(new URLSearchParams('type=service'))).toBe('service');
  expect(typeOf(new URLSearchParams('type=boat'))).toBe('product');
});
