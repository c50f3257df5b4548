import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fullFolders } from './full-folders.ts';

test('a folder with more files than a reader looks through is said', () => {
  const root = mkdtempSync(join(tmpdir(), 'full-folders-'));
  const write = (folder: string, count: number) => {
    mkdirSync(join(root, folder), { recursive: true });
    for (let file = 0; file < count; file += 1) writeFileSync(join(root, folder, `${file}.ts`), '');
  };
  try {
    write('apps/api/src/full', 26);
    write('apps/api/src/held', 25);
    write('apps/api/src/held/by-use-case', 25);
    write('docs/decisions', 40);
    expect(fullFolders(root)).toEqual(['apps/api/src/full: 26 files, 25 at most']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
