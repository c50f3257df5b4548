import { expect, test } from 'vitest';
import { UsageError } from '../platform/errors/usage.ts';
import { listingsAskedFor } from './arguments.ts';

test.each([
  [[], 0],
  [['--listings', '1'], 1],
  [['--listings', '100000'], 100_000],
  [['--listings=5000'], 5000],
])('takes %j as %d listings', (args, count) => {
  expect(listingsAskedFor(args)).toBe(count);
});

test.each([
  [['--listings']],
  [['--listings', '0']],
  [['--listings', '-3']],
  [['--listings', '1e5']],
  [['--listings', '1000001']],
  [['--listings', '10', '20']],
  [['--products', '10']],
  [['100000']],
])('refuses %j with what may be asked for', (args) => {
  expect(() => listingsAskedFor(args)).toThrow(UsageError);
  expect(() => listingsAskedFor(args)).toThrow(/--listings and how many listings to add/);
});
