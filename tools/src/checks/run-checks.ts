/** A property of the repository that must hold. */
export interface Check {
  name: string;
  /** What is wrong, as text for a person; empty when it holds. May throw, which fails the check. */
  problems(): Promise<string | Finding>;
}

/** What a check found, and what a reader should know also when it found nothing. */
export interface Finding {
  problems: string;
  note: string;
}

/** How a run of checks went. */
export interface CheckSummary {
  passed: number;
  failed: string[];
}

/**
 * Runs the checks, `width` at a time in the order given, and prints each with its time as it ends.
 */
export async function runChecks(checks: readonly Check[], width: number): Promise<CheckSummary> {
  const waiting = [...checks];
  const summary: CheckSummary = { passed: 0, failed: [] };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now();
      const found = await check
        .problems()
        .catch((error: unknown) =>
          error instanceof Error ? (error.stack ?? error.message) : String(error),
        );
      const { problems, note } = typeof found === 'string' ? { problems: found, note: '' } : found;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${problems ? '✗' : '✓'} ${check.name}${note ? `, ${note}` : ''} (${seconds} s)`);
      if (problems) {
        console.log(problems.replaceAll(/^/gm, '    '));
        summary.failed.push(check.name);
      } else summary.passed += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return summary;
}
