/** How many digits a GTIN has: GTIN-8, UPC (12), EAN (13) and case codes (14). */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** Whether a text is a GTIN (GS1): 8, 12, 13 or 14 digits of which the last one checks the others. */
export function isGtin(text: string): boolean {
  if (!/^[0-9]+$/.test(text) || !lengths.has(text.length)) return false;
  // Counted from the check digit, which itself counts once, every second digit counts three times.
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
