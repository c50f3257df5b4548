import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes take longest and mostly wait: the others run beside them, not after them. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsProcesses = ({ moduleId }: TestSpecification) =>
      /(testing\/process|console-test-kit|lib\/run|\.\/smoke)\.ts|node:child_process/.test(
        readFileSync(moduleId, 'utf8'),
      );
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}

// Three projects: pure rules and packages ("unit"), parts of the client in a simulated
// browser ("parts"), and whole-server specs on the embedded engine ("api"). Browser journeys live in apps/e2e under Playwright.
export default defineConfig({
  test: {
    // Tests of the server wait for the engine, for other processes and for the clock: a core is kept busy
    // by two. A third would read and compile the server once more, for twenty seconds.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: ProcessesFirst },
    // The files of a worker share its modules: to import a server anew for each would take a fifth of
    // the time. What a test replaces is put back after it.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/web/scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
          exclude: ['apps/web/src/**/*.dom.test.tsx'],
          testTimeout: 120_000,
        },
      },
      'apps/web/vitest.config.ts',
      {
        // One copy of graphql: Node resolves its CommonJS build, Vite by itself would take the other.
        resolve: {
          alias: [
            { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') },
          ],
        },
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          setupFiles: ['apps/api/src/testing/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What follows a write does so in its own time, which is long on a busy machine.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
