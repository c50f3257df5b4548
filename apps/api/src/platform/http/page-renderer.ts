import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language, SiteIdentity } from '@wiki/domain';
import { logger } from '../logging/logger.ts';
import type { PageAnswer } from './page-answers.ts';
import type { RenderRequest, RenderResponse } from './render-worker.ts';

/** A page as a visitor sees it. */
export interface PageToRender {
  /** The whole address. */
  url: string;
  language: Language;
  /** The answers to what it asks first. */
  answers: readonly PageAnswer[];
  /** What the installation is called and looks like. */
  site: SiteIdentity;
}

/** A page as the client renders it. */
export interface Rendered {
  /** What stands in the element where the application is mounted. */
  html: string;
  /** Elements of the head: what the browser can fetch at once. */
  head: string;
  /** The data it shows, as JSON that may stand in an element. */
  state: string;
}

/** What renders the pages of a client. */
export interface PageRenderer {
  /** Undefined when the page cannot be rendered, or not in time. */
  render: (page: PageToRender) => Promise<Rendered | undefined>;
  /** Begins before the first page is asked for, which would not wait until the build is read. */
  prepare: () => void;
  /** Begins anew with the build as it is now. */
  restart: () => void;
  /** Ends the thread; pages that wait go out without. */
  stop: () => Promise<void>;
}

/** How long a page waits for being rendered, in milliseconds: later it goes out without. */
const patienceMs = 500;
/** A thread that has not answered for so long, in milliseconds, is given up. */
const stuckMs = 5_000;
/** So long for the first answer: until then it reads the build, which takes long on a busy machine. */
const startingMs = 60_000;
/** So many pages wait at most; the next ones go out without. */
const mostWaiting = 20;
/** How long a page is given to everybody who asks for the same, in milliseconds. */
const sharedMs = 1_000;

const builtEntry = fileURLToPath(
  new URL('../../../../web/dist/.vite/server/entry-server.js', import.meta.url),
);

/**
 * Makes what renders pages by the client's build for the server, in a thread of its own: whatever
 * happens there, the pages go out. Without such a build none is rendered.
 * @param entry the file of the build
 */
export function createPageRenderer(baseUrl: string, entry: string = builtEntry): PageRenderer {
  const shared = new Map<string, { until: number; rendered: Promise<Rendered | undefined> }>();
  const waiting = new Map<number, (rendered: Rendered | undefined) => void>();
  let worker: Worker | undefined;
  let hasAnswered = false;
  let count = 0;

  const stop = async (): Promise<void> => {
    const ending = worker?.terminate();
    worker = undefined;
    hasAnswered = false;
    for (const done of waiting.values()) done(undefined);
    shared.clear();
    await ending;
  };

  const restart = (): void => void stop();

  const giveUp = (error: unknown): void => {
    logger.error({ err: error }, 'the thread that renders pages has ended');
    restart();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { entry: pathToFileURL(entry).href, baseUrl },
    });
    // Pages do not keep a server alive that is being stopped.
    started.unref();
    started.on('message', ({ id, rendered, failure }: RenderResponse) => {
      if (failure) logger.warn({ failure }, 'a page was not rendered');
      hasAnswered ||= started === worker;
      waiting.get(id)?.(rendered ?? undefined);
    });
    started.on('error', (error) => started === worker && giveUp(error));
    return started;
  };

  const prepare = (): void => {
    if (existsSync(entry)) worker ??= start();
  };

  const ask = (page: PageToRender): Promise<Rendered | undefined> => {
    prepare();
    if (waiting.size >= mostWaiting || !worker) return Promise.resolve(undefined);
    const id = (count += 1);
    const { promise, resolve } = Promise.withResolvers<Rendered | undefined>();
    const late = setTimeout(() => resolve(undefined), patienceMs);
    const limit = hasAnswered ? stuckMs : startingMs;
    const stuck = setTimeout(() => giveUp(new Error(`No answer in ${limit} ms.`)), limit);
    stuck.unref();
    waiting.set(id, (rendered) => {
      clearTimeout(late);
      clearTimeout(stuck);
      waiting.delete(id);
      resolve(rendered);
    });
    worker.postMessage({ id, page } satisfies RenderRequest);
    return promise;
  };

  const render = (page: PageToRender): Promise<Rendered | undefined> => {
    const key = `${page.language} ${page.site.name} ${page.url}`;
    const now = Date.now();
    for (const [old, { until }] of shared) {
      if (until > now) break;
      shared.delete(old);
    }
    const known = shared.get(key);
    if (known) return known.rendered;
    const rendered = ask(page);
    shared.set(key, { until: now + sharedMs, rendered });
    return rendered;
  };

  return { render, prepare, restart, stop };
}
