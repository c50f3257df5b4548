import { defineConfig } from '@playwright/test';

// What takes minutes, apart from `npm test`.
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.soak.ts',
  outputDir: './test-results/soak',
  reporter: [['list']],
});
