import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { spawnEngine } from '@wiki/embedded-mongo';
import chromium from '@sparticuz/chromium';
import { MongoClient, ObjectId } from 'mongodb';
import { type Browser, chromium as playwright, type Page } from 'playwright-core';
import { measureIdle } from '../load.ts';
import { paced } from '../pace.ts';
import { apiFile, type RunningServer, settings, startServer } from '../processes.ts';
import { printTable } from '../table.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rounds = paced(5, 1);
/** Processor time a second that a server at rest uses at most. */
const restMilliseconds = 60;
const yearMilliseconds = 365 * 24 * 3_600_000;
/** The administrator of the demonstration. */
const administrator = { email: 'valentina@example.com', password: 'Demo-2026-red' };

/**
 * Inserts a year of so many members beside the demonstration, counts every figure anew, and measures in
 * a browser how long the administrators' start page takes until its queue and its charts are there:
 * from within the back office, as a link opens it, and anew. It takes the client that was built last.
 */
export async function measureDashboard(dbPath: string, members: number): Promise<void> {
  const engine = await spawnEngine({ dbPath });
  const environment = {
    ...settings(engine.uri, `${dbPath}-files`),
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    SEED_DEMO: 'true',
  };
  try {
    // The first one prepares the database and writes the demonstration.
    await (await startServer(apiFile, environment)).stop();
    await insertMembers(engine.uri, members);
    await promisify(execFile)(process.execPath, ['apps/api/dist/statistics-rebuild.js'], {
      cwd: root,
      env: { ...process.env, ...environment },
      maxBuffer: 2 ** 26,
    });
    const server = await startServer(apiFile, environment);
    const browser = await playwright.launch({
      executablePath: process.env['CHROME_PATH'] ?? (await chromium.executablePath()),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    try {
      await untilAtRest(server);
      await measure(browser, server.url, members);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await engine.stop();
  }
}

/**
 * Waits until the server does nothing by itself any more: the demonstration leaves pictures to be made
 * smaller, which takes a core for most of a minute.
 */
async function untilAtRest(server: RunningServer): Promise<void> {
  const end = performance.now() + paced(180_000, 0);
  while (performance.now() < end && (await measureIdle(server, 2)) > restMilliseconds);
}

async function insertMembers(uri: string, members: number): Promise<void> {
  const client = await MongoClient.connect(uri);
  const users = client.db().collection('users');
  const template = await users.findOne({ memberType: 'user' });
  const batch = 5_000;
  for (let start = 0; start < members; start += batch) {
    await users.insertMany(
      Array.from({ length: Math.min(batch, members - start) }, (_, index) => {
        const _id = new ObjectId();
        return {
          ...template,
          _id,
          email: `${_id.toHexString()}@example.com`,
          identity: null,
          nameKey: `member ${start + index}`,
          dateJoined: new Date(Date.now() - Math.random() * yearMilliseconds),
        };
      }),
    );
  }
  await client.close();
}

async function measure(browser: Browser, url: string, members: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/login?lang=en');
  await page.locator('input[type="email"]').fill(administrator.email);
  await page.locator('input[type="password"]').fill(administrator.password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'));
  const rows: string[][] = [];
  for (const period of [365, 90, 30]) {
    const within: Opened[] = [];
    const anew: Opened[] = [];
    for (let round = 0; round < rounds; round += 1) {
      within.push(await openWithin(page, period));
      anew.push(await openAnew(page, period));
    }
    rows.push([
      `${period} days`,
      ...[within, anew].flatMap((opened) => [
        whole(median(opened.map(({ queue }) => queue))),
        whole(median(opened.map(({ figures }) => figures))),
      ]),
    ]);
  }
  printTable(
    `Dashboard over a year of ${members} members, ms, medians of ${rounds}`,
    ['', 'queue, from within', 'charts, from within', 'queue, page anew', 'charts, page anew'],
    rows,
  );
}

/** Milliseconds until the queue, and until the charts, were there. */
interface Opened {
  queue: number;
  figures: number;
}

const addressOf = (period: number) => `/admin/user-analytics?lang=en&period=${period}`;

/** Opens the page from another one of the back office, as a link does. */
async function openWithin(page: Page, period: number): Promise<Opened> {
  await page.goto('/admin/manage-news?lang=en', { waitUntil: 'networkidle' });
  const start = await page.evaluate((address) => {
    const now = performance.now();
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return now;
  }, addressOf(period));
  return whatIsShown(page, start);
}

/** Opens the page by its address: scripts and session are read anew. */
async function openAnew(page: Page, period: number): Promise<Opened> {
  await page.goto('about:blank');
  await page.goto(addressOf(period), { waitUntil: 'commit' });
  return whatIsShown(page, 0);
}

/** Waits for what the page shows, in milliseconds from a moment of its clock. */
async function whatIsShown(page: Page, start: number): Promise<Opened> {
  const since = async () => (await page.evaluate(() => performance.now())) - start;
  await page.locator('ul[aria-label="Pending, by kind"] a').first().waitFor();
  const queue = await since();
  await page.locator('section[aria-labelledby="figures"] svg[width]').first().waitFor();
  return { queue, figures: await since() };
}

const whole = (milliseconds: number): string => String(Math.round(milliseconds));

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
