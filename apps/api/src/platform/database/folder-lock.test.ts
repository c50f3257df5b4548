import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'wiki-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lockModule = new URL('./folder-lock.ts', import.meta.url).href;

/** Another process that takes the folder and stays. */
async function otherProcess() {
  const script = `const { lockFolder } = await import(${JSON.stringify(lockModule)});
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { child, exited };
}

test('a folder belongs to one process, until that ends, even without a goodbye', async () => {
  const { child, exited } = await otherProcess();
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  child.kill('SIGKILL');
  await exited;
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('Another process already works on');
  unlock();
  const again = await lockFolder(folder);
  again();
});
