import { test } from 'vitest';
import { expectSmokeRun } from './smoke.ts';

test.each([
  [
    ['search', 'restart', 'deep'],
    ['Search with facets', 'A start on', 'A deep page'],
  ],
  [
    ['hot', 'sign-in', 'processes'],
    ['50 comments at once', '4 people sign in', 'One listing by 16 visitors'],
  ],
  [['forum'], ['Page of 20 of 1000 discussions', 'The forum']],
  [['engine'], ['Durable inserts', 'The engine, over']],
  [
    ['start', 'dashboard'],
    ['npm start, to the first page', 'Dashboard over a year'],
  ],
])(
  'the bench runs to the tables of %j',
  async (scenarios, titles) => {
    await expectSmokeRun(scenarios, titles);
  },
  1_800_000,
);
