import type { Request } from 'express';
import { dataElement } from './page-meta-data.ts';
import type { PageParts, PageQuestion } from './page-parts.ts';
import { within } from './within.ts';

/**
 * Asks the API what a visitor of a request asks, by the rules and limits of all operations. Null
 * when it is refused or cannot be answered.
 */
export type AskPublicly = (question: PageQuestion, request: Request) => Promise<unknown>;

/** How long a page waits for its answers, in milliseconds: later the client has asked itself. */
const patience = 300;

/**
 * The answers to what the first screen of a page asks, as an element of the page; empty without
 * any. Every visitor gets the same: nothing in them is personal.
 */
export async function answersTo(
  { questions }: PageParts,
  request: Request,
  ask: AskPublicly,
): Promise<string> {
  // An address with more than a language asks something else than its path alone.
  const isPlain = Object.keys(request.query).every((name) => name === 'lang');
  if (!isPlain || questions.length === 0) return '';
  const answers = await Promise.all(
    questions.map(async (question) => {
      const data = await within(patience, 'answers', () => ask(question, request));
      const { operationName, variables } = question;
      return data ? [{ operationName, variables, data }] : [];
    }),
  );
  return answers.flat().length > 0 ? dataElement('application/json', answers.flat()) : '';
}
