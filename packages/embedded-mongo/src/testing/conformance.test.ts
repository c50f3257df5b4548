import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namesIn, recognized } from '../../scripts/conformance-table.ts';

it('the engine recognizes everything that CONFORMANCE.md says it does', async () => {
  const file = fileURLToPath(new URL('../../CONFORMANCE.md', import.meta.url));
  const promised = namesIn(await readFile(file, 'utf8'));
  expect(promised.length).toBeGreaterThan(250);
  expect(await recognized()).toEqual(expect.arrayContaining(promised));
});
