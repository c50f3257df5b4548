import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { logger } from '../logging/logger.ts';

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
 * has read a file, which starts them. Does nothing where the system does not tell them apart, or forbids it.
 */
export function standBack(): void {
  try {
    // A process that was started with less priority may not be given more.
    const niceness = Math.min(getPriority() + nicer, most);
    for (const id of readdirSync(threads)) {
      const name = readFileSync(`${threads}/${id}/comm`, 'utf8').trim();
      if (name === poolThread) setPriority(Number(id), niceness);
    }
  } catch (error) {
    logger.debug({ err: error }, 'threads that compute at length keep their priority');
  }
}
