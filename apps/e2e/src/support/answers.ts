import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';

/** What becomes of the questions of a page: they wait, fail, are answered, or answered with nothing. */
type Mode = 'held' | 'failed' | 'filled' | 'emptied';

interface Request {
  operationName?: string;
}

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

/** Decides what becomes of what a page asks, so that it is seen in each of its states. */
export class Answers {
  /** What the page asked since it was opened, by the names of the operations. */
  readonly asked = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #mode: Mode = 'held';

  /** Everything that the page asks waits until it is said what becomes of it. */
  static async of(page: Page): Promise<Answers> {
    const answers = new Answers();
    await page.route('**/graphql', (route) => answers.#answer(route));
    return answers;
  }

  /** From now on, and for what waits. */
  become(mode: Mode): void {
    this.#mode = mode;
    if (mode === 'held') this.asked.clear();
    else for (const goOn of this.#waiting.splice(0)) goOn();
  }

  async #answer(route: Route): Promise<void> {
    const { operationName = '' } = (route.request().postDataJSON() ?? {}) as Request;
    if (ofTheFrame.has(operationName) || !/^[A-Z]/.test(operationName)) return route.fallback();
    this.asked.add(operationName);
    if (this.#mode === 'held') {
      await new Promise<void>((done) => this.#waiting.push(done));
    }
    if (this.#mode === 'failed') return route.fulfill({ json: failure });
    if (this.#mode === 'filled' || neverEmpty.has(operationName)) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: emptied(await response.json()) });
  }
}
