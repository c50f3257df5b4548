import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks/index.ts';
import { runChecks } from './checks/run-checks.ts';
import { ensureBuild, serverFile } from './lib/build.ts';
import { type Count, playwrightCount, vitestFiles, withSecondTry } from './lib/reports.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';

// `npm test`: the checks, the build, the tests of code and server, then the journeys. Each step
// keeps two cores busy by itself, so they follow one another.
const steps: { name: string; work: () => Promise<Count> }[] = [
  {
    name: 'Build',
    work: async () => {
      await ensureBuild();
      return { passed: 1, failed: 0 };
    },
  },
  {
    name: 'Checks',
    work: async () => {
      const { passed, failed } = await runChecks(checks, 2);
      return { passed, failed: failed.length };
    },
  },
  {
    name: 'Units and API',
    work: async () => {
      const first = await runVitest('vitest');
      const failing = [...first.files].filter(([, { failed }]) => failed > 0).map(([name]) => name);
      // On a machine of somebody else what failed gets a second try, as journeys do, and the report
      // says so. Where much fails, that is the result.
      const isTriedAgain =
        Boolean(process.env['CI']) && failing.length > 0 && failing.length <= mostTriedAgain;
      if (!isTriedAgain) return countRunnerFailure(withSecondTry(first.files, new Map()), first.ok);
      const second = await runVitest('vitest-again', failing);
      return countRunnerFailure(withSecondTry(first.files, second.files), second.ok);
    },
  },
  {
    name: 'Journeys',
    work: async () => {
      const report = join(root, 'apps/e2e/test-results/report.json');
      rmSync(report, { force: true });
      const { ok } = await run('playwright', ['test'], {
        cwd: join(root, 'apps/e2e'),
        show: true,
        // A quarter of an hour on quiet cores; some machines take three times as long.
        minutes: 45,
      });
      return countRunnerFailure(playwrightCount(report), ok);
    },
  },
];

/** How many files of tests may fail and still be tried again. */
const mostTriedAgain = 10;

/** Runs the tests of some files, all by default, each file with a database of its own. */
async function runVitest(
  name: string,
  files: readonly string[] = [],
): Promise<{ ok: boolean; files: Map<string, Count> }> {
  const report = join(root, `test-results/${name}.json`);
  rmSync(report, { force: true });
  const { ok } = await run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    // Tests that start the server as a process of its own start what was built.
    { show: true, minutes: 40, env: { SERVER_FILE: join(root, serverFile) } },
  );
  return { ok, files: vitestFiles(report) };
}

/** A runner that fails although its report counts no failure has failed once. */
function countRunnerFailure(count: Count, ok: boolean): Count {
  return ok ? count : { ...count, failed: Math.max(count.failed, 1) };
}

const total: Count = { passed: 0, failed: 0 };
for (const { name, work } of steps) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const {
    passed,
    failed,
    flaky = 0,
  } = await work().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const again = flaky > 0 ? ` (${flaky} at the second try: repair them)` : '';
  console.log(`── ${name}: ${passed} passed${again}, ${failed} failed, ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
