/** How a passage of a longer text begins and ends: with dots where a sentence was cut. */
export function edgesOf(passage: string): { before: string; after: string } {
  const beginsWithin = /^\p{Ll}/u.test(passage);
  const endsWithin = !/[\p{Sentence_Terminal}\p{Pe}\p{Pf}…]$/u.test(passage);
  return { before: beginsWithin ? '… ' : '', after: passage && endsWithin ? '…' : '' };
}
