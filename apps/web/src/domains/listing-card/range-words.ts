/**
 * One number, or from one to the other where they differ; empty without any.
 * @param between what joins the two
 */
export function rangeWords(
  least: number | null,
  most: number | null,
  write: (value: number) => string,
  between = '–',
): string {
  const from = least === null ? '' : write(least);
  const to = most === null ? '' : write(most);
  return [...new Set([from, to])].filter(Boolean).join(between);
}
