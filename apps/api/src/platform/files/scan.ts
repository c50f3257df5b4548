import { spawn } from 'node:child_process';
import { ServiceAwayError } from '../jobs/job-handler.ts';

/** How long a scanner may take for one file, in milliseconds. */
const patience = 50_000;

/**
 * Gives bytes to the command of the installation that looks for malware, on its standard input: the
 * answer is how it ends, 0 for clean and 1 for infected, as the scanners themselves do.
 * @throws ServiceAwayError when it says neither, cannot be started or takes too long.
 */
export async function scanBytes(
  [program = '', ...args]: readonly string[],
  bytes: Buffer,
  signal?: AbortSignal,
): Promise<'CLEAN' | 'INFECTED'> {
  const signals = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])];
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      const scanner = spawn(program, args, {
        stdio: ['pipe', 'ignore', 'ignore'],
        signal: AbortSignal.any(signals),
        killSignal: 'SIGKILL',
      });
      scanner.once('error', reject);
      scanner.once('close', resolve);
      // One that knows enough stops reading before the end.
      scanner.stdin.on('error', () => {});
      scanner.stdin.end(bytes);
    });
    if (code === 0) return 'CLEAN';
    if (code === 1) return 'INFECTED';
    throw new Error(`it ended with ${code}`);
  } catch (error) {
    throw new ServiceAwayError('The scanner of SCAN_COMMAND', error);
  }
}
