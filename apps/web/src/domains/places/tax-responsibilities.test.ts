import { notApplicable } from '@wiki/domain';
import { expect, test } from 'vitest';
import { exclusive } from './tax-responsibilities.ts';

test('none excludes the others, and any other excludes none', () => {
  expect(exclusive(['O-13', 'O-15', 'R-99-PN'], 'R-99-PN')).toEqual(['R-99-PN']);
  expect(exclusive(['O-13', 'R-99-PN'], 'O-13')).toEqual(['O-13']);
  expect(exclusive(['O-13', notApplicable], notApplicable)).toEqual([notApplicable]);
  expect(exclusive([notApplicable, 'R-99-PN'], 'R-99-PN')).toEqual(['R-99-PN']);
});

test('taking one away changes nothing else', () => {
  expect(exclusive(['O-13'], 'O-15')).toEqual(['O-13']);
  expect(exclusive([], 'R-99-PN')).toEqual([]);
});
