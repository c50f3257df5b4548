import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFiles } from './watch-files.ts';

test('changes below a folder are told together, and only of files with the ending', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiki watch á-'));
  mkdirSync(join(folder, 'modules'));
  const onChange = vi.fn<() => Promise<void>>(async () => {});
  const end = watchFiles([folder], '.graphql', onChange, 100);
  onTestFinished(() => {
    end();
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'modules', 'a.ts'), 'export {};');
  writeFileSync(join(folder, 'modules', 'a.graphql'), 'type A { id: ID! }');
  writeFileSync(join(folder, 'modules', 'b.graphql'), 'type B { id: ID! }');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  writeFileSync(join(folder, 'modules', 'a.graphql'), 'type A { id: ID }');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
});
