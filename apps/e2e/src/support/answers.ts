import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** What becomes of the questions of a page: they wait, fail, are answered, or answered with nothing. */
type Mode = 'held' | 'failed' | 'filled' | 'emptied';

const client = resolve(import.meta.dirname, '../../../web/src');

/** What the frame of every page asks, which goes on whatever becomes of the page. */
const ofTheFrame = new Set(
  globSync('{app,lib,components}/**/*.graphql', { cwd: client }).flatMap((file) =>
    [...readFileSync(resolve(client, file), 'utf8').matchAll(/^query (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  ),
);

/** What is never empty in an installation: the lists that forms offer. */
const neverEmpty = new Set(['ReferenceList', 'PartnerCategoryNames']);

const failure = {
  data: null,
  errors: [{ message: 'It failed.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
};

/** An answer whose lists have nothing in them. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, emptied(inner)] as const);
  const nothing = 'edges' in value && {
    ...('totalCount' in value && { totalCount: 0 }),
    ...('pageInfo' in value && {
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    }),
  };
  return { ...Object.fromEntries(fields), ...nothing };
}

/** Who decides for a page; for one without, everything is answered. */
const deciding = new WeakMap<Page, Answers>();
const listening = new WeakSet<Page>();

/** What is given to the pages of a tab. */
interface Given {
  journeyFate: (operation: string) => Promise<Exclude<Mode, 'held'>>;
  journeyEmptied: (text: string) => Promise<string>;
}

/** Decides what becomes of what a page asks, so that it is seen in each of its states. */
export class Answers {
  /** What the page asked since it was opened, by the names of the operations. */
  readonly asked = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #mode: Mode = 'held';

  /** Everything that the page asks waits until it is said what becomes of it. */
  static async of(page: Page): Promise<Answers> {
    const answers = new Answers();
    deciding.set(page, answers);
    if (!listening.has(page)) {
      listening.add(page);
      await listenIn(page);
    }
    return answers;
  }

  /** From now on the page is answered. */
  static endIn(page: Page): void {
    deciding.get(page)?.become('filled');
    deciding.delete(page);
  }

  /** From now on, and for what waits. */
  become(mode: Mode): void {
    this.#mode = mode;
    if (mode === 'held') this.asked.clear();
    else for (const goOn of this.#waiting.splice(0)) goOn();
  }

  /** What becomes of an operation, once that is known. */
  async fateOf(operation: string): Promise<Exclude<Mode, 'held'>> {
    if (ofTheFrame.has(operation) || !/^[A-Z]/.test(operation)) return 'filled';
    this.asked.add(operation);
    while (this.#mode === 'held') await new Promise<void>((done) => this.#waiting.push(done));
    return this.#mode === 'emptied' && neverEmpty.has(operation) ? 'filled' : this.#mode;
  }
}

/**
 * Stands between the pages of a tab and what they ask. A route of the browser would do as well, but
 * takes its cache away: each page would load and compile the whole client anew.
 */
async function listenIn(page: Page): Promise<void> {
  const fateOf: Given['journeyFate'] = async (operation) =>
    deciding.get(page)?.fateOf(operation) ?? 'filled';
  await page.exposeFunction('journeyFate' satisfies keyof Given, fateOf);
  const emptiedOf: Given['journeyEmptied'] = async (text) =>
    JSON.stringify(emptied(JSON.parse(text)));
  await page.exposeFunction('journeyEmptied' satisfies keyof Given, emptiedOf);
  await page.addInitScript((failed) => {
    const given = () => globalThis as unknown as Given;
    const ask = globalThis.fetch;
    globalThis.fetch = async (input, options) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (pathname !== '/graphql' || typeof options?.body !== 'string') return ask(input, options);
      const { operationName = '' } = JSON.parse(options.body) as { operationName?: string };
      const fate = await given().journeyFate(operationName);
      if (fate === 'failed') return Response.json(failed);
      const response = await ask(input, options);
      if (fate === 'filled') return response;
      return new Response(await given().journeyEmptied(await response.text()), response);
    };
  }, failure);
}
