import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** What happened, in order, one JSON line each. */
export interface Journal {
  /** Writes an entry; it is on the disk when this returns. */
  append(entry: object): void;
  close(): void;
}

/**
 * Opens a journal and replays it. Without a file nothing is kept. A last line that a killed process
 * left unfinished is cut off: it was never acknowledged.
 * @throws when a line before the last cannot be read.
 */
export function openJournal(file: string | undefined, replay: (entry: unknown) => void): Journal {
  if (!file) return { append() {}, close() {} };
  mkdirSync(dirname(file), { recursive: true });
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    try {
      replay(JSON.parse(line));
    } catch (cause) {
      throw new Error(`Line ${index + 1} of ${file} is not an entry of the billing sandbox.`, {
        cause,
      });
    }
  }

  const descriptor = openSync(file, 'a', 0o600);
  if (whole < bytes.length) ftruncateSync(descriptor, whole);
  return {
    append(entry) {
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
      fsyncSync(descriptor);
    },
    close: () => closeSync(descriptor),
  };
}
