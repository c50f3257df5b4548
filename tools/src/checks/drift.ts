import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSources } from '../lib/copy.ts';
import { filesBelow } from '../lib/files.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

/**
 * Generates everything that is generated (`codegen`, `i18n`) in a copy of the sources and names the
 * files that come out different: they were changed by hand, or their sources were changed without
 * generating again. The working tree is not touched.
 */
export async function findDrift(): Promise<string> {
  const { copy, files: before } = copyOfSources(root);
  try {
    for (const script of ['codegen', 'i18n']) {
      const { ok, output } = await run('npm', ['run', '--silent', script], { cwd: copy });
      if (!ok) return `npm run ${script} fails:\n${output}`;
    }
    const after = filesBelow(copy);
    const differs = [...new Set([...before, ...after])].filter(
      (path) => read(join(root, path)) !== read(join(copy, path)),
    );
    return differs.length === 0
      ? ''
      : `Run npm run codegen and npm run i18n, and commit what they change:\n${differs.join('\n')}`;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
