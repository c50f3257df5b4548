import { wordsOf } from '@wiki/domain';

/** Whether a name has a word that each word of a query begins. */
export function isNamedIn(name: string, query: string): boolean {
  const words = wordsOf(name).map(({ word }) => word);
  const asked = wordsOf(query);
  return asked.length > 0 && asked.every(({ word }) => words.some((own) => own.startsWith(word)));
}
