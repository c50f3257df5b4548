import { expectNothingMissing } from '../support/chaos.ts';
import { test } from '@playwright/test';

test('people write while sockets are cut and processes killed, and nobody misses a message', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  process.stdout.write(`chaos: SEED=${seed}\n`);
  await expectNothingMissing({ clients: 6, cuts: 60, restarts: 1, seed });
});
