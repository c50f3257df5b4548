import { describe, expect, test } from 'vitest';
import { conditionCount, filterOf, queryFromAddress, withCondition } from './directory-filter.ts';

const read = (search: string) => queryFromAddress(new URLSearchParams(search));

describe('the address of the directory', () => {
  test('gives every condition', () => {
    expect(
      read('q=caf&country=CO&region=Huila&city=Pitalito&line=A1&rating=4&verified=true'),
    ).toEqual({
      q: 'caf',
      country: 'CO',
      region: 'Huila',
      city: 'Pitalito',
      line: 'A1',
      rating: 4,
      verified: true,
    });
  });

  test.each([
    'country=Colombia',
    'country=co',
    'rating=7',
    'rating=4.5',
    'rating=many',
    'verified=1',
    'q=',
    `q=${'a'.repeat(101)}`,
    'lang=es',
  ])('leaves out what cannot be asked for: %s', (search) => {
    expect(read(search)).toEqual({});
  });
});

describe('changing a condition', () => {
  const query = { q: 'caf', country: 'CO', region: 'Huila', city: 'Pitalito', verified: true };

  test('another country empties region and city', () => {
    expect(withCondition(query, { country: 'PE' })).toEqual({
      q: 'caf',
      country: 'PE',
      verified: true,
    });
  });

  test('another region empties the city only', () => {
    expect(withCondition(query, { region: 'Cauca' })).toEqual({
      q: 'caf',
      country: 'CO',
      region: 'Cauca',
      verified: true,
    });
  });

  test('an empty condition goes away', () => {
    expect(withCondition(query, { q: '', verified: false, rating: 0 })).toEqual({
      country: 'CO',
      region: 'Huila',
      city: 'Pitalito',
    });
  });
});

describe('the filter of the API', () => {
  test('carries the names of the schema', () => {
    expect(filterOf({ q: 'caf', line: 'A1', rating: 3, verified: true })).toEqual({
      search: 'caf',
      lineOfBusiness: 'A1',
      minRating: 3,
      isVerified: true,
    });
  });

  test('is none when nothing is asked for', () => {
    expect(filterOf({})).toBeNull();
  });
});

test('the name is not counted among the filters', () => {
  expect(conditionCount({ q: 'caf', country: 'CO', verified: true })).toBe(2);
});
