import { expectNothingMissing } from '../support/chaos.ts';
import { test } from '@playwright/test';

test('twenty people, a thousand cuts, several restarts', async () => {
  test.setTimeout(1_800_000);
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  process.stdout.write(`chaos: SEED=${seed}\n`);
  const many = { clients: 20, cuts: 1_000, restarts: 4, pauses: 20 };
  await expectNothingMissing({ ...many, patience: 2_000, seed });
});
