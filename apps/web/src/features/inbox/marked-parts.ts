import { wordsOf } from '@wiki/domain';

/** A piece of a text, and whether it is one of the words that were searched for. */
export interface MarkedPart {
  part: string;
  isMatch: boolean;
  start: number;
}

/** So much of a text is shown before the first match. */
const before = 40;
const longest = 160;

/** The part of a text around what was searched for, with its words marked. */
export function markedParts(text: string, search: string): MarkedPart[] {
  const wanted = wordsOf(search).map(({ word }) => word);
  const matches = wordsOf(text).filter(({ word }) => wanted.some((each) => word.startsWith(each)));
  const first = matches[0]?.start ?? 0;
  const from = first > before ? first - before : 0;
  const until = Math.min(text.length, from + longest);
  const parts: MarkedPart[] = [];
  let end = from;
  for (const { start, end: stop } of matches.filter((each) => each.end <= until)) {
    if (start > end) parts.push({ part: text.slice(end, start), isMatch: false, start: end });
    parts.push({ part: text.slice(start, stop), isMatch: true, start });
    end = stop;
  }
  if (end < until) parts.push({ part: text.slice(end, until), isMatch: false, start: end });
  if (from > 0) parts.unshift({ part: '…', isMatch: false, start: -1 });
  if (until < text.length) parts.push({ part: '…', isMatch: false, start: text.length });
  return parts;
}
