import { byteOrderMark, csvLine } from '@wiki/domain';

/** Saves rows as a CSV file, whose cells no spreadsheet takes for a formula. */
export function saveCsv(
  title: string,
  rows: readonly (readonly (string | number | null | undefined)[])[],
): void {
  const lines = rows.map((row) => csvLine(row.map((value) => String(value ?? ''))));
  const url = URL.createObjectURL(
    new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
