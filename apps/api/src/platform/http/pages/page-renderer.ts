import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Language, SiteIdentity } from '@wiki/domain';
import { logger } from '../../logging/logger.ts';
import type { PageAnswer } from './page-answers.ts';
import type { RenderRequest, RenderResponse } from './render-worker.ts';
import { within } from '../within.ts';

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
  /**
   * The page as it is rendered now or was within half a minute of the same answers; when it is late, as
   * it was rendered last of them.
   * Undefined when it cannot be rendered, or not in time.
   * @param patienceMs how long whoever asks waits, in milliseconds
   */
  render: (page: PageToRender, patienceMs: number) => Promise<Rendered | undefined>;
  /** Begins before the first page is asked for, which would not wait until the build is read. */
  prepare: () => void;
  /** Begins anew with the build as it is now. */
  restart: () => void;
  /** Ends the thread; pages that wait go out without. */
  stop: () => Promise<void>;
}

/** How long a page waits when there is an earlier rendering of it, in milliseconds. */
const keptPatienceMs = 500;
/** How long a rendering is kept for when the next one is late, in milliseconds. */
const keptMs = 10 * 60_000;
/** How many characters of renderings are kept. */
const mostKept = 16_000_000;
/** A thread that renders and has not answered for so long, in milliseconds, is given up. */
const stuckMs = 5_000;
/** So long for the first answer: until then it reads the build, which takes long on a busy machine. */
const startingMs = 60_000;
/** So many pages wait at most, however patient; the next ones go out without. */
const mostWaiting = 500;
/** How long a page takes as long as nothing is known of it, in milliseconds. */
const firstPaceMs = 50;
/** How much the last page counts in how long one takes. */
const paceWeight = 0.2;
/**
 * How long a rendering stands for all who ask for the same page with the same answers, in milliseconds.
 * What else it says is how long ago something was, in minutes, which the browser puts right.
 */
const freshMs = 30_000;

/** A rendering, and when it was made, in milliseconds. */
interface Kept extends Rendered {
  at: number;
}

const builtEntry = fileURLToPath(
  new URL('../../../../../web/dist/.vite/server/entry-server.js', import.meta.url),
);

/**
 * Makes what renders pages by the client's build for the server, in a thread of its own: whatever
 * happens there, the pages go out. Without such a build none is rendered.
 * @param entry the file of the build
 */
export function createPageRenderer(baseUrl: string, entry: string = builtEntry): PageRenderer {
  const underWay = new Map<string, Promise<Rendered | undefined>>();
  const kept = new LRUCache<string, Kept>({
    maxSize: mostKept,
    sizeCalculation: ({ html, head, state }) => html.length + head.length + state.length,
    ttl: keptMs,
  });
  const waiting = new Map<number, (rendered: Rendered | undefined) => void>();
  let worker: Worker | undefined;
  let stuck: NodeJS.Timeout | undefined;
  let hasAnswered = false;
  let count = 0;
  let paceMs = firstPaceMs;
  let begun = 0;

  const end = async (): Promise<void> => {
    clearTimeout(stuck);
    const ending = worker?.terminate();
    worker = undefined;
    hasAnswered = false;
    for (const done of waiting.values()) done(undefined);
    waiting.clear();
    underWay.clear();
    await ending;
  };

  const stop = async (): Promise<void> => {
    kept.clear();
    await end();
  };

  const restart = (): void => void stop();

  /** The next page begins another thread; until that has read the build, pages are as they were last. */
  const giveUp = (error: unknown): void => {
    logger.error({ err: error }, 'the thread that renders pages has ended');
    void end();
  };

  /** It renders one page after the other: while some wait, each answer is waited for anew. */
  const watch = (): void => {
    clearTimeout(stuck);
    if (waiting.size === 0) return;
    const limit = hasAnswered ? stuckMs : startingMs;
    stuck = setTimeout(() => giveUp(new Error(`No answer in ${limit} ms.`)), limit).unref();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { entry: pathToFileURL(entry).href, baseUrl },
    });
    // Pages do not keep a server alive that is being stopped.
    started.unref();
    started.on('message', ({ id, rendered, failure }: RenderResponse) => {
      if (failure) logger.warn({ failure }, 'a page was not rendered');
      if (started !== worker) return;
      // The first one waits for the build, too.
      const now = performance.now();
      if (hasAnswered) paceMs += (now - begun - paceMs) * paceWeight;
      begun = now;
      hasAnswered = true;
      waiting.get(id)?.(rendered ?? undefined);
      waiting.delete(id);
      watch();
    });
    started.on('error', (error) => started === worker && giveUp(error));
    return started;
  };

  const prepare = (): void => {
    if (existsSync(entry)) worker ??= start();
  };

  const ask = (page: PageToRender, thread: Worker): Promise<Rendered | undefined> => {
    const id = (count += 1);
    const { promise, resolve } = Promise.withResolvers<Rendered | undefined>();
    waiting.set(id, resolve);
    if (waiting.size === 1) {
      begun = performance.now();
      watch();
    }
    thread.postMessage({ id, page } satisfies RenderRequest);
    return promise;
  };

  /** Whether the turn of one more page would come while whoever asks for it waits. */
  const isInTime = (patienceMs: number): boolean =>
    waiting.size < mostWaiting && waiting.size * paceMs <= patienceMs;

  /** Renders it once for all who ask meanwhile; one whose turn came too late not at all. */
  const renderOnce = (
    key: string,
    page: PageToRender,
    patienceMs: number,
  ): Promise<Rendered | undefined> => {
    const known = underWay.get(key);
    if (known) return known;
    prepare();
    if (!worker || !isInTime(patienceMs)) return Promise.resolve(undefined);
    const rendered = ask(page, worker).then((made) => {
      if (made) kept.set(key, { ...made, at: Date.now() });
      if (underWay.get(key) === rendered) underWay.delete(key);
      return made;
    });
    underWay.set(key, rendered);
    return rendered;
  };

  const render = async (page: PageToRender, patienceMs: number): Promise<Rendered | undefined> => {
    // The answers belong to the key: what was taken away since is not shown from an old rendering.
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64');
    const last = kept.get(key);
    if (last && Date.now() - last.at < freshMs) return last;
    const rendered = renderOnce(key, page, patienceMs);
    const patience = last ? Math.min(keptPatienceMs, patienceMs) : patienceMs;
    return (await within(patience, 'rendering', () => rendered)) ?? kept.get(key);
  };

  return { render, prepare, restart, stop };
}
