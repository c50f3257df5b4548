import type { BlacklistMatcher } from './blacklist-matcher.ts';

/** A place in a text, from its first character to the one after its last. */
export interface TextPlace {
  start: number;
  end: number;
}

/** Of how many words a place has at most: an entry spelled letter by letter takes one for each. */
const longestPlace = 14;
const searchedAtOnce = 56;

const edges = /^[^\p{L}\p{N}@$]+|[^\p{L}\p{N}@$]+$/gu;

/**
 * The first place where a matcher finds something in a text, as short as it gets; null where it finds
 * nothing. For showing it: comparing alone is cheaper with `find`.
 */
export function placeOf(matcher: BlacklistMatcher, text: string): TextPlace | null {
  if (matcher.find(text) === null) return null;
  const words = Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const has = (from: number, to: number): boolean =>
    matcher.find(text.slice(words[from]?.start ?? 0, words[to - 1]?.end)) !== null;
  for (let from = 0; from < words.length; from += searchedAtOnce - longestPlace) {
    const to = Math.min(from + searchedAtOnce, words.length);
    if (!has(from, to)) continue;
    for (let length = 1; length <= longestPlace; length += 1) {
      for (let at = from; at + length <= to; at += 1) {
        if (has(at, at + length)) {
          return trimmed(text, words[at]?.start ?? 0, words[at + length - 1]?.end ?? 0);
        }
      }
    }
  }
  return { start: 0, end: text.length };
}

/** The places where a matcher finds something in a text, in their order, at most so many of them. */
export function placesOf(matcher: BlacklistMatcher, text: string, most: number): TextPlace[] {
  const place = most > 0 ? placeOf(matcher, text) : null;
  if (!place) return [];
  // The shortest is found first: others may stand on both sides of it.
  const before = placesOf(matcher, text.slice(0, place.start), most - 1);
  const after = placesOf(matcher, text.slice(place.end), most - 1 - before.length);
  const moved = after.map(({ start, end }) => ({ start: start + place.end, end: end + place.end }));
  return [...before, place, ...moved];
}

/** The place without the punctuation at its ends. */
function trimmed(text: string, start: number, end: number): TextPlace {
  const piece = text.slice(start, end);
  const inner = piece.replaceAll(edges, '');
  const offset = piece.indexOf(inner);
  return inner === ''
    ? { start, end }
    : { start: start + offset, end: start + offset + inner.length };
}
