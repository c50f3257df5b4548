import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Packed {
  filename: string;
  integrity: string;
}

/**
 * Downloads a package without installing it or running anything of it.
 *
 * @param integrity what the registry must give, as in a lockfile; anything else is refused
 * @returns the folder of its files
 */
export function npmPackage(name: string, version: string, integrity: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-data-'));
  const answer = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, `${name}@${version}`],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [packed] = JSON.parse(answer) as Packed[];
  if (packed?.integrity !== integrity) throw new Error(`${name}@${version} is not what it was.`);
  execFileSync('tar', ['xzf', join(folder, packed.filename), '-C', folder]);
  return join(folder, 'package');
}
