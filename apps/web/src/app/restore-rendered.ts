import type { ApolloClient } from '@apollo/client/core';

/** Set before the first paint by `color-scheme.js`. */
const forAnother = 'data-rendered-for-another';

/**
 * How long what was rendered counts as just read, in milliseconds: nothing of it is asked again
 * while the page comes to life. What is live goes on from the position that was read with it.
 */
const freshMs = 5_000;

/**
 * Whether the server has rendered this page for such a reader: then its data are in the cache, and
 * its elements wait for the application. Otherwise the place is empty.
 */
export function restoreRendered(root: HTMLElement, client: ApolloClient): boolean {
  const state = document.querySelector('script[type="application/json"]')?.textContent;
  const page = document.documentElement;
  if (state && !page.hasAttribute(forAnother)) {
    client.restore(JSON.parse(state) as Record<string, never>);
    client.prioritizeCacheValues = true;
    setTimeout(() => {
      client.prioritizeCacheValues = false;
    }, freshMs);
    return true;
  }
  root.replaceChildren();
  page.removeAttribute(forAnother);
  return false;
}
