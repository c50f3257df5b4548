import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingFiles } from './named-files.ts';

test('a file that a document names and that was moved is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-files-'));
  try {
    mkdirSync(join(folder, 'docs'));
    mkdirSync(join(folder, 'src/inner'), { recursive: true });
    writeFileSync(join(folder, 'src/inner/held.test.ts'), '');
    writeFileSync(join(folder, 'src/inner/rules.ts'), '');
    writeFileSync(
      join(folder, 'docs/THREATS.md'),
      'By `inner/held.test.ts`, `held.test.ts`, `seen.spec.ts` and `src/held.test.ts`; rules stand in ' +
        '`src/inner/rules.ts`, their words in `src/rules.ts`, and each module has an `index.ts`.',
    );
    expect(missingFiles(folder)).toEqual([
      'docs/THREATS.md: seen.spec.ts',
      'docs/THREATS.md: src/held.test.ts',
      'docs/THREATS.md: src/rules.ts',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
