import type { ApolloCache, Cache, NormalizedCacheObject } from '@apollo/client/cache';
import { canonicalStringify } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';

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

/**
 * Lets the queries of a rendered page take its answers as they came, until the cache is used for
 * something else: only then are the entities put in. To put a list together from its entities is most
 * of the time that a phone is blocked while a page comes to life, and comes to what the server has sent.
 */
export function answerFrom(cache: ApolloCache, rendered: RenderedState | null): void {
  for (const name of methods) {
    const method = cache[name].bind(cache) as (options: unknown) => unknown;
    const answerOrSettle = (options: Cache.DiffOptions) => {
      if (rendered) {
        const { answers, entities } = rendered;
        const result = name === 'diff' && answers[answerKey(options.query, options.variables)];
        if (result) return { result, complete: true };
        rendered = null;
        cache.restore(entities);
      }
      return method(options);
    };
    Object.assign(cache, { [name]: answerOrSettle });
  }
}
