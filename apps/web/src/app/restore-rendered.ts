import type { ApolloClient } from '@apollo/client/core';
import { answerFrom, type RenderedState } from '../lib/hydration/rendered-answers.ts';
import { setHydrating } from '../lib/hydration/hydrating.ts';

/** Set before the first paint by `before-paint.js`. */
const forAnother = 'data-rendered-for-another';

/**
 * Whether the server has rendered this page for such a reader: then the cache has what it was rendered
 * from, which answers all queries until the page is hydrated. Otherwise its place is empty.
 */
export function restoreRendered(root: HTMLElement, client: ApolloClient): boolean {
  const state = document.querySelector('script[type="application/json"]')?.textContent;
  const page = document.documentElement;
  if (state && !page.hasAttribute(forAnother)) {
    answerFrom(client, JSON.parse(state) as RenderedState);
    client.prioritizeCacheValues = true;
    setHydrating(true);
    return true;
  }
  root.replaceChildren();
  page.removeAttribute(forAnother);
  hear();
  return false;
}

/** From now on the server is asked what is asked for, and presses are heard; the last early one is. */
export function comeToLife(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
  setHydrating(false);
  hear();
}

/** Tells `before-paint.js` that it need not keep presses any more. */
const hear = () => void document.dispatchEvent(new Event('wiki:alive'));
