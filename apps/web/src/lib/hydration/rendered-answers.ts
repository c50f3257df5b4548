import type { Cache, NormalizedCacheObject } from '@apollo/client/cache';
import type { ApolloClient } from '@apollo/client/core';
import { canonicalStringify } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { asyncScheduler, subscribeOn } from 'rxjs';

/** What a page was rendered from: the answers as they came, by `answerKey`, and what the cache made of them. */
export interface RenderedState {
  answers: Record<string, unknown>;
  entities: NormalizedCacheObject;
}

/** Names a query with its variables: those that are undefined are none. */
export const answerKey = ({ definitions }: DocumentNode, variables: unknown = {}): string =>
  definitions.map((each) => 'name' in each && each.name?.value) + canonicalStringify(variables);

/** What asks the cache for something, or changes it; queries do by `diff`. */
const methods = ['diff', 'read', 'write', 'modify', 'evict', 'batch', 'reset'] as const;

/** How long the answers of a page are what the server would say again, from when it was asked for. */
const freshMs = 60_000;

/** With which policies a query takes what is there. */
const takes = new Set<unknown>([undefined, 'cache-first', 'cache-and-network']);

/**
 * Lets the queries of a rendered page take its answers as they came, until the cache is used for
 * something else: only then are the entities put in. To put a list together from its entities is most
 * of the time that a phone is blocked while a page comes to life, and comes to what the server has sent.
 * Parts that come to life after the page don't ask whether their answer is still so either, while it is young.
 * And each query begins to follow its answer in a task of its own: together they keep a phone from hearing.
 */
export function answerFrom(client: ApolloClient, rendered: RenderedState | null): void {
  const { cache } = client;
  const answerTo = ({ query, variables }: Cache.DiffOptions | ApolloClient.WatchQueryOptions) =>
    rendered?.answers[answerKey(query, variables)];
  for (const name of methods) {
    const method = cache[name].bind(cache) as (options: unknown) => unknown;
    const answerOrSettle = (options: Cache.DiffOptions) => {
      const result = name === 'diff' && answerTo(options);
      if (result) return { result, complete: true };
      if (rendered) {
        const { entities } = rendered;
        rendered = null;
        cache.restore(entities);
      }
      return method(options);
    };
    Object.assign(cache, { [name]: answerOrSettle });
  }
  const watch = client.watchQuery.bind(client);
  const watchQuery = (options: ApolloClient.WatchQueryOptions) => {
    const isTaken =
      takes.has(options.fetchPolicy) && performance.now() < freshMs && answerTo(options);
    if (!isTaken) return watch(options);
    const watched = watch({ ...options, fetchPolicy: 'cache-first' });
    const pipe = watched.pipe as (...steps: unknown[]) => unknown;
    const pipeLater = (...steps: unknown[]) => pipe(subscribeOn(asyncScheduler), ...steps);
    return Object.assign(watched, { pipe: pipeLater });
  };
  Object.assign(client, { watchQuery });
}
