/** The mark that tells spreadsheets of UTF-8: what a file begins with. */
export const byteOrderMark = '\uFEFF';

/** Values as a line of CSV (RFC 4180). */
export const csvLine = (values: readonly string[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;

/**
 * Where a formula begins: in the cell, and in those that spreadsheets make of it at a semicolon. The
 * wide signs of East Asian keyboards begin one as well, and what shows nothing is left away before it.
 */
const beforeFormula = /(?<=^|[;\t\r\n])["\s\p{C}]*(?=[=+\-@＝＋－＠])/gu;

/** Spreadsheets leave these away at the beginning of a cell, and read on. */
const skipped = /^(?=[\t\r\n])/;

/** A value as a cell: quoted where it must be, and never taken for a formula by a spreadsheet. */
export function csvCell(value: string): string {
  const text = value.replaceAll(beforeFormula, "$&'").replace(skipped, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
