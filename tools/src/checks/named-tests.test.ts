import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingTests } from './named-tests.ts';

test('a test that a document names and that was moved is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-tests-'));
  try {
    mkdirSync(join(folder, 'docs'));
    mkdirSync(join(folder, 'src/inner'), { recursive: true });
    writeFileSync(join(folder, 'src/inner/held.test.ts'), '');
    writeFileSync(
      join(folder, 'docs/THREATS.md'),
      'By `inner/held.test.ts` and `src/held.test.ts`, `src/inner/seen.spec.ts`.',
    );
    expect(missingTests(folder)).toEqual([
      'docs/THREATS.md: src/held.test.ts',
      'docs/THREATS.md: src/inner/seen.spec.ts',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
