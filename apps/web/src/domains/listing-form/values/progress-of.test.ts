import { describe, expect, it } from 'vitest';
import { progressOf } from './progress-of.ts';
import { emptyValues } from './listing-values.ts';

const empty = emptyValues();
const complete = {
  ...empty,
  name: { ...empty.name, es: 'Butaco' },
  description: { ...empty.description, es: 'De roble.' },
  category: 'furniture',
  condition: 'New' as const,
  price: '85,00',
};

describe('how far a listing is from being published', () => {
  it('names what is missing, part by part, in the language that is written', () => {
    const { sections, missing, part } = progressOf('product', empty, 'es');
    const lacks = Object.fromEntries(sections.map((section) => [section.name, section.lacks]));
    expect(lacks['basics']).toEqual(['name.es', 'description.es', 'category', 'condition']);
    expect(lacks['price']).toEqual(['price']);
    expect(lacks['details']).toEqual([]);
    expect([missing, part]).toEqual([5, 0]);
  });

  it('tells the parts that may stay empty', () => {
    const optional = (type: 'product' | 'property') =>
      progressOf(type, empty, 'en')
        .sections.filter(({ isOptional }) => isOptional)
        .map(({ name }) => name);
    expect(optional('product')).toEqual(['pictures', 'details']);
    expect(optional('property')).toEqual(['details']);
  });

  it('is complete without them', () => {
    const { sections, missing, part } = progressOf('product', complete, 'es');
    expect([missing, part]).toEqual([0, 1]);
    expect(sections.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual([
      'basics',
      'price',
    ]);
  });

  it('is not ready while the server refuses a field', () => {
    const { sections, missing, refused, part } = progressOf('product', complete, 'es', ['sku']);
    expect([missing, refused]).toEqual([0, 1]);
    expect(part).toBeLessThan(1);
    expect(sections.find(({ name }) => name === 'details')).toMatchObject({
      lacks: ['sku'],
      isDone: false,
    });
  });

  it('counts a field once that is missing and was refused', () => {
    const { missing, refused } = progressOf('product', empty, 'es', ['category']);
    expect([missing, refused]).toEqual([5, 0]);
  });

  it('counts what cannot be read as missing, and never goes below nothing', () => {
    const { missing, part } = progressOf('product', { ...empty, gtin: '12', price: 'x' }, 'es');
    expect(missing).toBeGreaterThan(5);
    expect(part).toBe(0);
  });
});
