import type { Request } from 'express';
import type { PageParts, PageQuery } from './page-parts.ts';
import { within } from '../within.ts';

/**
 * Asks the API what a visitor of a request asks, by the rules and limits of all operations. Null
 * when it is refused or cannot be answered.
 */
export type ExecutePublicQuery = (pageQuery: PageQuery, request: Request) => Promise<unknown>;

/** The answer to a pageQuery of a page. */
export interface PageAnswer {
  operationName: string;
  variables: Record<string, unknown>;
  data: unknown;
}

/**
 * How long an answer is given to everybody who asks the same, in milliseconds. Lists that are live
 * name their position, from which the client goes on: it misses nothing of that time.
 */
const sharedMs = 1_000;

/**
 * Makes what answers the queries of a page's first screen, or of a further page of a list
 * (`?after=`) for readers without scripts. Every visitor gets the same: nothing in it is personal.
 * However many come at once, each pageQuery is asked once; each waits as long as its own patience,
 * in milliseconds, lasts.
 */
export function createPageAnswers(ask: ExecutePublicQuery) {
  const shared = new Map<string, { until: number; answer: Promise<PageAnswer | undefined> }>();

  const answerTo = (pageQuery: PageQuery, request: Request): Promise<PageAnswer | undefined> => {
    const { operationName, variables } = pageQuery;
    const key = JSON.stringify([operationName, variables]);
    const now = Date.now();
    for (const [old, { until }] of shared) {
      if (until > now) break;
      shared.delete(old);
    }
    const known = shared.get(key);
    if (known) return known.answer;
    const answer = ask(pageQuery, request).then((data) =>
      data ? { operationName, variables, data } : undefined,
    );
    shared.set(key, { until: now + sharedMs, answer });
    // What is refused to one, who asked too much, may be answered to the next. Whoever has stopped
    // waiting does not hear of a failure.
    answer.then(
      (given) => given ?? shared.delete(key),
      () => shared.delete(key),
    );
    return answer;
  };

  return async (
    { queries }: PageParts,
    request: Request,
    patienceMs: number,
  ): Promise<PageAnswer[] | null> => {
    const { lang: _lang, after, ...conditions } = request.query;
    // An address with conditions asks something else than its path alone.
    if (Object.keys(conditions).length > 0) return null;
    const asked = typeof after === 'string' ? furtherOf(queries, after) : queries;
    const answers = await Promise.all(
      asked.map((pageQuery) => within(patienceMs, 'answers', () => answerTo(pageQuery, request))),
    );
    const given = answers.filter((answer) => answer !== undefined);
    return given.length === asked.length ? given : null;
  };
}

/** The queries of lists, each for what comes after a position. */
const furtherOf = (queries: readonly PageQuery[], after: string): PageQuery[] =>
  queries
    .filter(({ query }) => query.includes('$after: Cursor'))
    .map((pageQuery) => ({ ...pageQuery, variables: { ...pageQuery.variables, after } }));
