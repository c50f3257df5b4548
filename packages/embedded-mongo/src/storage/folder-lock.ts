import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another engine works on the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another process is using the data folder ${folder}. Stop it, or choose another data folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

const pauseMs = 50;
const busy = 5;

/**
 * Takes a data folder for this process. The lock lies in the folder itself, so it holds across
 * temporary folders, mounts and containers, and the kernel keeps it until the process is gone: a
 * frozen one still has it, a killed one does not. SQLite's own file lock serves, because Node has
 * none; the file stays empty.
 * @param waitMs how long to wait for another process that is about to end.
 * @returns what gives the folder back.
 * @throws FolderInUseError when another process still has it.
 */
export async function lockFolder(folder: string, waitMs: number): Promise<() => void> {
  const deadline = performance.now() + waitMs;
  const file = new DatabaseSync(join(folder, 'engine.lock'), { timeout: 0 });
  try {
    while (!tryLock(file)) {
      if (performance.now() >= deadline) throw new FolderInUseError(folder);
      await sleep(pauseMs);
    }
  } catch (error) {
    file.close();
    throw error;
  }
  return () => file.close();
}

function tryLock(file: DatabaseSync): boolean {
  try {
    // With its journal in memory nothing is written, so the lock is also to be had on a full disk.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}
