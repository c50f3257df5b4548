import { test } from 'vitest';
import { expectSmokeRun } from './smoke.ts';

// What is measured by hand now and then would rot unseen: a field that is renamed, a peer that answers
// otherwise. The scenarios that take longer are walked through by `npm run test:soak`.
test('the bench runs to its tables where it compares servers', async () => {
  await expectSmokeRun(
    ['pages', 'listing', 'live', 'fan-out', 'events'],
    [
      'Page of 20 products',
      'One listing',
      'From a write to its subscriber',
      'An event to 5 visitors',
      '200 events at once',
    ],
  );
}, 600_000);
