import { randomBytes } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { fault, fine, type Finding, warning } from './finding.ts';

const gigabyte = 1_000_000_000;

/** Less than this fills up within a day of uploads, in bytes. */
const scarceBytes = 5 * gigabyte;
const noBytes = gigabyte;

/** Whether the data folder can be made, as the platform makes it, and written, by nobody else. */
export async function examineFolder(
  { dataDir }: Config,
  makeFolder: (path: string) => void,
): Promise<Finding> {
  const part = 'Data folder';
  const probe = join(dataDir, `.doctor-${randomBytes(6).toString('hex')}`);
  try {
    makeFolder(dataDir);
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    return fault(
      part,
      `${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
      'Make it the property of the user the platform runs as, or set DATA_DIR to a folder that is.',
    );
  }
  const { mode, uid } = await stat(dataDir);
  const own = process.getuid?.();
  if (own !== undefined && own !== 0 && uid !== own) {
    return warning(
      part,
      `${dataDir} belongs to another user.`,
      'Make it the property of the user the platform runs as: chown -R.',
    );
  }
  if (own !== undefined && (mode & 0o007) !== 0) {
    return warning(
      part,
      `${dataDir} is open to every user of this machine.`,
      `chmod 700 ${dataDir}`,
    );
  }
  return fine(part, `${dataDir} can be written.`);
}

/** Whether there is room where the data folder is. Ask after the folder itself. */
export async function examineDisk({ dataDir }: Config): Promise<Finding> {
  const part = 'Disk';
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const says = `${(free / gigabyte).toFixed(1)} GB are free where ${dataDir} is.`;
  const mend = 'Make room, or move DATA_DIR to a larger disk.';
  if (free < noBytes) return fault(part, says, mend);
  return free < scarceBytes ? warning(part, says, mend) : fine(part, says);
}
