import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test as base,
  type WebError,
} from '@playwright/test';
import type { RunOptions, run } from 'axe-core';
import { type Account, Api } from './api.ts';

/** What a browser complained about during a test, less what the test expects. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Complaints like this belong to the journey. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Listens to every page of a context, also ones opened later, until the function it gives is called. */
  listenTo(context: BrowserContext): () => void {
    const onError = (error: WebError) =>
      void this.#heard.push(`uncaught: ${String(error.error())}`);
    const onMessage = (message: ConsoleMessage) => {
      // Violations of the content security policy are console errors as well.
      if (message.type() !== 'error') return;
      this.#heard.push(`console: ${message.text()} (${message.location().url})`);
    };
    context.on('weberror', onError);
    context.on('console', onMessage);
    return () => {
      context.off('weberror', onError);
      context.off('console', onMessage);
    };
  }

  get unexpected(): string[] {
    return this.#heard.filter((each) => !this.#expected.some((pattern) => pattern.test(each)));
  }
}

interface Fixtures {
  api: Api;
  /** Collects console errors, uncaught errors and policy violations; unexpected ones fail the test. */
  complaints: Complaints;
  /** A new context of its own (another device), watched like the first. */
  newDevice: () => Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
  api: async ({ baseURL }, use) => {
    await use(new Api(baseURL ?? ''));
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      const stopListening = complaints.listenTo(context);
      await use(complaints);
      stopListening();
      expect(complaints.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  newDevice: async ({ browser, complaints, baseURL, viewport }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale: 'en-US',
        serviceWorkers: 'block',
      });
      complaints.listenTo(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

/** Makes a browser context the signed-in device of an account, without the sign-in form. */
export async function signInDevice(
  context: BrowserContext,
  { cookie }: Account,
  url: string,
): Promise<void> {
  await context.addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Strict' }]);
  await context.addInitScript(() => {
    // As signing in leaves it behind; once, so that who signs out stays signed out.
    // Not in what has no storage, as the browser's own page around a PDF.
    if (!location.protocol.startsWith('http') || localStorage.getItem('journey.planted')) return;
    localStorage.setItem('journey.planted', 'yes');
    localStorage.setItem('wiki.signedIn', 'yes');
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Rules {
  /** Rules of axe that are no criteria, by their names. */
  alsoRules?: readonly string[];
  /** These and no others. */
  onlyRules?: readonly string[];
}

const optionsWith = ({ alsoRules = [], onlyRules }: Rules): RunOptions => ({
  runOnly: onlyRules
    ? { type: 'rule', values: [...onlyRules] }
    : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Experimental in axe, and so not run unless it is asked for: who speaks to a screen says what is seen.
  rules: onlyRules
    ? {}
    : Object.fromEntries(
        ['label-content-name-mismatch', ...alsoRules].map((rule) => [rule, { enabled: true }]),
      ),
  // What is in order need not be described.
  resultTypes: ['violations'],
});

/**
 * Fails on violations of WCAG 2.2 A and AA, however grave axe thinks they are, and where a name lacks what
 * is seen.
 */
export async function expectAccessible(page: Page, rules: Rules = {}): Promise<void> {
  // A page is read once, however often it is looked at, and says no more than is asked.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  await untilStill(page);
  const violations = await page.evaluate(async (options) => {
    const { axe: inPage } = globalThis as unknown as { axe: { run: typeof run } };
    const found = await inPage.run(document, options);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  }, optionsWith(rules));
  expect(violations).toEqual([]);
}

/** Waits for what is on its way to another color or place, which has meanwhile that of neither. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = Number(effect?.getComputedTiming().endTime) < Infinity;
      return playState === 'running' && timeline === document.timeline && ends;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Fails when a page stays wider than its window: charts draw anew a moment after the window changed. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

export { expect, type Page };
