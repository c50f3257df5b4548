import { expect, test } from 'vitest';
import type { PlanFieldsFragment } from '../../gql/billing.ts';
import { formFieldOf, inputOf, minorOf, valuesOf } from './plan-values.ts';

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency });
const plan = {
  key: 'business',
  name: { en: 'Business', es: 'Empresarial' },
  features: [
    { en: 'One', es: 'Uno' },
    { en: 'Two', es: null },
  ],
  price: money(12_000_000, 'COP'),
  taxPercent: 19,
  total: money(14_280_000, 'COP'),
  displayPrice: money(2_950, 'USD'),
} as PlanFieldsFragment;

test('a plan survives the form unchanged', () => {
  expect(inputOf(plan, valuesOf(plan))).toEqual({
    key: 'business',
    name: { en: 'Business', es: 'Empresarial' },
    features: plan.features,
    price: money(12_000_000, 'COP'),
    displayPrice: money(2_950, 'USD'),
  });
});

test('a free plan keeps its amounts', () => {
  const free = { ...plan, key: 'free', price: money(0, 'COP') } as PlanFieldsFragment;
  expect(inputOf(free, valuesOf(free))).not.toHaveProperty('price');
});

test('amounts are read with a point or a comma, and nothing else', () => {
  expect([minorOf('29'), minorOf('29.5'), minorOf(' 29,05 ')]).toEqual([2_900, 2_950, 2_905]);
  for (const text of ['', '-1', '1.234', '1e5', 'free']) expect(minorOf(text)).toBeNaN();
});

test('faults return to the field that was typed', () => {
  expect(formFieldOf('price.amountMinor')).toBe('price');
  expect(formFieldOf('features.0')).toBe('featuresEn');
  expect(formFieldOf(null)).toBeNull();
});
