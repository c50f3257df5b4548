import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import type { CompiledArgs } from '../execution/compile.ts';

type Answer = Promise<ExecutionResult> | ExecutionResult;

let documents = 0;
const numbers = new WeakMap<DocumentNode, number>();
const answers = new WeakMap<object, Map<string, Answer>>();

/** What receivers ask alike: the document and its variables, the position aside. */
export function groupOf(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): string {
  let number = numbers.get(document);
  if (number === undefined) {
    documents += 1;
    number = documents;
    numbers.set(document, number);
  }
  const { after: _after, ...asked } = variables;
  return `${number}:${JSON.stringify(asked)}`;
}

/**
 * Answers a delivery. Visitors have the same rights: those of one group and language who are told the
 * very same thing (`readOnce`) get one answer. Whoever is signed in is answered for themselves.
 */
export function answerDelivery(
  group: string,
  args: CompiledArgs & { contextValue: Context },
  run: () => Answer,
): Answer {
  const { rootValue, contextValue } = args;
  if (contextValue.viewer || typeof rootValue !== 'object' || rootValue === null) return run();
  const key = `${contextValue.request.language}:${group}`;
  const known = answers.get(rootValue) ?? new Map<string, Answer>();
  answers.set(rootValue, known);
  const answer = known.get(key) ?? run();
  known.set(key, answer);
  return answer;
}
