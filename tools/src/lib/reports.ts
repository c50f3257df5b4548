import { readFileSync } from 'node:fs';

/** How many tests a runner ran to which end. */
export interface Count {
  passed: number;
  failed: number;
  /** Those of the passed that did so at a second try. */
  flaky?: number;
}

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/**
 * What the tests of each file of a Vitest JSON report came to. A file that could not be run, or whose
 * process died, has failed at least once. A report that is missing or broken has no files.
 */
export function vitestFiles(path: string): Map<string, Count> {
  try {
    const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
    return new Map(
      testResults.map(({ name, status, assertionResults }) => {
        const ended = (wanted: string) =>
          assertionResults.filter((test) => test.status === wanted).length;
        const failed = Math.max(ended('failed'), status === 'failed' ? 1 : 0);
        return [name, { passed: ended('passed'), failed }];
      }),
    );
  } catch {
    return new Map();
  }
}

/**
 * What a run came to whose failing files were run a second time: a file counts as it ended last, and
 * what failed first and passed then is flaky.
 */
export function withSecondTry(
  first: ReadonlyMap<string, Count>,
  second: ReadonlyMap<string, Count>,
): Count {
  const total: Count = { passed: 0, failed: 0, flaky: 0 };
  for (const [name, before] of first) {
    const { passed, failed } = second.get(name) ?? before;
    total.passed += passed;
    total.failed += failed;
    total.flaky = (total.flaky ?? 0) + Math.max(0, before.failed - failed);
  }
  return total;
}

/**
 * The tests of a Playwright JSON report. One that passed at its second try passed, and is counted. A
 * report that is missing or broken counts as one failure.
 */
export function playwrightCount(path: string): Count {
  try {
    const { stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      flaky: stats.flaky,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
