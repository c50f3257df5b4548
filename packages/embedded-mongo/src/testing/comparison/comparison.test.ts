import { expect, it } from 'vitest';
import { compareWorlds } from './compare-worlds.ts';

const cases = Number(process.env['ENGINE_CASES'] ?? 10_000);
const seed = Number(process.env['ENGINE_SEED'] ?? Date.now() % 1_000_000_000);

it(`answers ${cases} random questions like its model, with and without indexes (seed ${seed})`, async () => {
  const { cases: asked, difference } = await compareWorlds(seed, cases);
  expect(difference).toBe(null);
  expect(asked).toBe(cases);
}, 600_000);
