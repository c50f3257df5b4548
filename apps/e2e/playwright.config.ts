import { defineConfig } from '@playwright/test';
import { freePort } from '@wiki/api/testing/free-port';
import { browserExecutable } from './src/support/browser.ts';

const executablePath = await browserExecutable();

// The workers read this file again, and inherit the port from the first reading.
process.env['E2E_PORT'] ??= String(await freePort());

/** The browsers' common settings: a small desktop by default. */
const use = {
  baseURL: `http://localhost:${process.env['E2E_PORT']}`,
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      // A page of a journey lives for seconds: to optimize its code takes longer than it saves.
      '--js-flags=--no-opt,--no-maglev', // cspell:ignore maglev
    ],
  },
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'America/Bogota',
  // What moves is drawn many times a second, on cores that three journeys share; and what is looked at in
  // the middle of a movement has colors of its own.
  contextOptions: { reducedMotion: 'reduce' as const },
  // What a worker asks for passes a journey by; where it is what matters, a journey lets it work.
  serviceWorkers: 'block' as const,
  // The pages of a trace are there to look at; a film of them would cost a fifth of the time. Where a
  // journey gets a second try, that one is traced.
  trace: {
    mode: process.env['CI'] ? ('on-first-retry' as const) : ('retain-on-failure' as const),
    screenshots: false,
  },
  screenshot: 'only-on-failure' as const,
};

// Journeys over the whole platform, started once with the demonstration (see global-setup.ts).
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results/artifacts',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  // A journey waits for its pages and for what comes live: two keep two cores busy two thirds of the time.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // On a machine of somebody else a journey gets a second try, which the report says.
  retries: process.env['CI'] ? 1 : 0,
  // A busy machine takes its time; whoever waits for what comes loses none by a long limit.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use,
  projects: [
    { name: 'desktop', testMatch: 'journeys/**/*.spec.ts', testIgnore: 'journeys/phone.spec.ts' },
    {
      name: 'phone',
      testMatch: 'journeys/phone.spec.ts',
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
    { name: 'processes', testMatch: 'processes/**/*.spec.ts', timeout: 180_000 },
  ],
});
