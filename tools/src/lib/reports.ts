import { readFileSync } from 'node:fs';

/** How many tests a runner ran to which end. */
export interface Count {
  passed: number;
  failed: number;
  /** Those of the passed that did so at a second try. */
  flaky?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all have no tests to fail. */
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Reads a report a runner wrote; one that is missing or broken counts as one failure. */
function counted(path: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The tests of a Vitest JSON report. */
export function vitestCount(path: string): Count {
  return counted(path, (report) => {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  });
}

/** The tests of a Playwright JSON report. One that passed at its second try passed, and is counted. */
export function playwrightCount(path: string): Count {
  return counted(path, (report) => {
    const { stats, errors } = report as PlaywrightReport;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      flaky: stats.flaky,
    };
  });
}
