import { diffWordsWithSpace } from 'diff';

/** A stretch of a text: as it stays, as it was, or as it became. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What stands between words of a line: alone, it is nothing that one would notice as having stayed. */
const isBetweenWords = (text: string): boolean => /^[^\p{L}\p{N}\n]*$/u.test(text);

/**
 * What changed from one text to another, word by word. Words that follow each other change as one: what
 * was written anew reads “old words” to “new words”, not one word by one.
 */
export function readableDifference(before: string, after: string): Stretch[] {
  const stretches: Stretch[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed) stretches.push({ kind: 'removed', text: removed });
    if (added) stretches.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  const parts = diffWordsWithSpace(before, after);
  for (const [index, { value, added: isAdded, removed: isRemoved }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (isRemoved) removed += value;
    else if (isAdded) added += value;
    else if (removed && added && !isLast && isBetweenWords(value)) {
      removed += value;
      added += value;
    } else {
      close();
      stretches.push({ kind: 'same', text: value });
    }
  }
  close();
  return stretches;
}
