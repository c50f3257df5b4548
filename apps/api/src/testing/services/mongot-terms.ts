import { compareTexts, fieldsOf, mustBe, wholeOf } from './mongot-reading.ts';

/** A term that may stand for one asked for, and what it counts. */
interface Form {
  term: string;
  score: number;
}

/** What stands between spaces; as in Lucene, a word of over 255 letters is cut. */
export const termsOf = (text: string): string[] => text.match(/\S{1,255}/gu) ?? [];

/** How many edits, and how many terms for each asked for. */
export function fuzzyOptions(fuzzy: unknown): { maxEdits: number; maxExpansions: number } {
  const body = fieldsOf(fuzzy, 'fuzzy', ['maxEdits', 'prefixLength', 'maxExpansions']);
  const { maxEdits = 2, prefixLength = 0, maxExpansions = 50 } = body;
  mustBe(prefixLength, 'prefixLength', 0);
  return {
    maxEdits: wholeOf(maxEdits, 'maxEdits', 1, 2),
    maxExpansions: wholeOf(maxExpansions, 'maxExpansions', 1, 1000),
  };
}

/** The terms that differ from one in few edits, the nearest first. */
export function similarTerms(term: string, fuzzy: unknown, terms: Iterable<string>): Form[] {
  const { maxEdits, maxExpansions } = fuzzyOptions(fuzzy);
  const asked = [...term];
  return [...new Set(terms)]
    .flatMap((other): Form[] => {
      const letters = [...other];
      const shorter = Math.min(asked.length, letters.length);
      if (Math.abs(asked.length - letters.length) > maxEdits) return [];
      const edits = editsBetween(asked, letters);
      // Lucene takes no term of which every letter could be another.
      const isNear = edits <= maxEdits && (edits === 0 || edits < shorter);
      return isNear ? [{ term: other, score: 1 - edits / shorter }] : [];
    })
    .toSorted((one, next) => next.score - one.score || compareTexts(one.term, next.term))
    .slice(0, maxExpansions);
}

/** How many letters are added, left out, replaced or exchanged with their neighbor (optimal string alignment). */
function editsBetween(one: readonly string[], other: readonly string[]): number {
  let twoBefore: number[] = [];
  let before = [0, ...other.map((_, at) => at + 1)];
  for (const [row, letter] of one.entries()) {
    const current = [row + 1];
    for (const [column, against] of other.entries()) {
      const at = (line: readonly number[], place: number) => line[place] ?? Infinity;
      const isExchanged =
        row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === against;
      current.push(
        Math.min(
          at(before, column + 1) + 1,
          at(current, column) + 1,
          at(before, column) + (letter === against ? 0 : 1),
          isExchanged ? at(twoBefore, column - 1) + 1 : Infinity,
        ),
      );
    }
    twoBefore = before;
    before = current;
  }
  return before[other.length] ?? 0;
}
