import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

// The long suites, apart from `npm test`: random schedules and questions at their full count.
export default defineConfig({
  // One copy of graphql: Node resolves its CommonJS build, Vite by itself would take the other.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  test: {
    name: 'soak',
    include: ['apps/api/src/**/*.soak.ts', 'packages/*/src/**/*.soak.ts', 'bench/src/**/*.soak.ts'],
    globalSetup: ['apps/api/src/testing/global-setup.ts'],
    setupFiles: ['apps/api/src/testing/setup.ts'],
    hookTimeout: 60_000,
  },
});
