import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that are named by what is in them. */
const namedByContent = /-[\w-]{8}\.js$/;

/**
 * Tells this build of the server from any other, by which nothing it saved can be taken for something
 * else; null where the sources run, which change under what they save.
 * @param entry a file that was built
 */
export function buildVersion(entry: URL): string | null {
  if (!entry.pathname.endsWith('.js')) return null;
  const folder = dirname(fileURLToPath(entry));
  const hash = createHash('sha256').update(process.version);
  for (const name of readdirSync(folder).toSorted()) {
    hash.update(`\0${name}`);
    if (!namedByContent.test(name)) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
