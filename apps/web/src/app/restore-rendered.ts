import type { ApolloClient } from '@apollo/client/core';

/** Set before the first paint by `color-scheme.js`. */
const forAnother = 'data-rendered-for-another';

/**
 * Whether the server has rendered this page for such a reader: then its data are in the cache, which
 * answers all queries until the page has come to life. Otherwise its place is empty.
 */
export function restoreRendered(root: HTMLElement, client: ApolloClient): boolean {
  const state = document.querySelector('script[type="application/json"]')?.textContent;
  const page = document.documentElement;
  if (state && !page.hasAttribute(forAnother)) {
    client.restore(JSON.parse(state) as Record<string, never>);
    client.prioritizeCacheValues = true;
    return true;
  }
  root.replaceChildren();
  page.removeAttribute(forAnother);
  return false;
}

/** From now on the server is asked what is asked for, as far as its kind of query says. */
export function readAnew(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}
