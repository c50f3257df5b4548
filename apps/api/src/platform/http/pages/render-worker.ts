import { parentPort, workerData } from 'node:worker_threads';
import { safeJson } from './page-meta-data.ts';
import type { PageToRender, Rendered } from './page-renderer.ts';

// Renders pages of the client in a thread of its own, one after the other. What it takes from a
// browser before any page is shown stands here, as it is for a visitor who comes for the first time.

/** The build of the client for this side. */
interface ServerBuild {
  render(page: PageToRender): Promise<{ html: string; head: string; state: unknown }>;
}

/** A question to this thread, and its number. */
export interface RenderRequest {
  id: number;
  page: PageToRender;
}

/** The answer to a question; null where it failed. */
export interface RenderResponse {
  id: number;
  rendered: Rendered | null;
  failure?: string;
}

const { entry, baseUrl } = workerData as { entry: string; baseUrl: string };
Object.assign(globalThis, {
  location: new URL(baseUrl),
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  addEventListener: () => undefined,
});
Object.defineProperty(navigator, 'onLine', { value: true });

const build = import(entry) as Promise<ServerBuild>;

async function answer({ id, page }: RenderRequest): Promise<RenderResponse> {
  try {
    const { html, head, state } = await (await build).render(page);
    return { id, rendered: { html, head, state: safeJson(state) } };
  } catch (error) {
    return { id, rendered: null, failure: error instanceof Error ? (error.stack ?? '') : '' };
  }
}

let turn: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (request: RenderRequest) => {
  turn = turn.then(async () => parentPort?.postMessage(await answer(request)));
});
