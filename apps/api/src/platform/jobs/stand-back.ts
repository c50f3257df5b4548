import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** The threads of this process, each a folder with its name in it: Linux has it, other systems do not. */
const threads = '/proc/self/task';
/** What Node.js calls those that compare passwords, compress, and read files. */
const poolThread = 'libuv-worker';
/** How much nicer they are than the others: beside a busy one of these they have a quarter of a core. */
const nicer = 5;
/** As nice as a thread can be. */
const most = 19;

/**
 * Lets the thread that answers go before those that compute at length, as for passwords that are
 * compared: whoever asks for a page meanwhile waits until they are through. To be called once the process
 * has read a file, which starts them. Does nothing where the system does not tell them apart.
 */
export function standBack(): void {
  // A process that was started with less priority may not be given more.
  const niceness = Math.min(getPriority() + nicer, most);
  for (const thread of idsOfPool()) setPriority(thread, niceness);
}

function idsOfPool(): number[] {
  try {
    return readdirSync(threads)
      .filter((id) => readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === poolThread)
      .map(Number);
  } catch {
    return [];
  }
}
