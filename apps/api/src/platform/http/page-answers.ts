import type { Request } from 'express';
import { safeJson } from './page-meta-data.ts';
import type { PageParts, PageQuestion } from './page-parts.ts';
import { within } from './within.ts';

/**
 * Asks the API what a visitor of a request asks, by the rules and limits of all operations. Null
 * when it is refused or cannot be answered.
 */
export type AskPublicly = (question: PageQuestion, request: Request) => Promise<unknown>;

/** How long a page waits for its answers, in milliseconds: later the client has asked itself. */
const patienceMs = 300;

/**
 * How long an answer is given to everybody who asks the same, in milliseconds. Lists that are live
 * name their position, from which the client goes on: it misses nothing of that time.
 */
const sharedMs = 1_000;

/**
 * Makes what answers the questions of a page's first screen, as an element of the page; empty
 * without any. Every visitor gets the same: nothing in it is personal. However many come at once,
 * each question is asked once.
 */
export function createPageAnswers(ask: AskPublicly) {
  const shared = new Map<string, { until: number; text: Promise<string | undefined> }>();

  const answerTo = (question: PageQuestion, request: Request): Promise<string | undefined> => {
    const { operationName, variables } = question;
    const key = JSON.stringify([operationName, variables]);
    const now = Date.now();
    for (const [old, { until }] of shared) {
      if (until > now) break;
      shared.delete(old);
    }
    const known = shared.get(key);
    if (known) return known.text;
    const text = within(patienceMs, 'answers', async () => {
      const data = await ask(question, request);
      return data ? safeJson({ operationName, variables, data }) : undefined;
    });
    shared.set(key, { until: now + sharedMs, text });
    return text;
  };

  return async ({ questions }: PageParts, request: Request): Promise<string> => {
    // An address with more than a language asks something else than its path alone.
    const isPlain = Object.keys(request.query).every((name) => name === 'lang');
    if (!isPlain) return '';
    const answers = await Promise.all(questions.map((question) => answerTo(question, request)));
    const given = answers.filter((text) => text !== undefined);
    return given.length > 0 ? `<script type="application/json">[${given.join(',')}]</script>` : '';
  };
}
