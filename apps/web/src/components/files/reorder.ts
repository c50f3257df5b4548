/** A list with one entry at another place; places outside the list leave it as it is. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  if (to < 0 || to >= list.length || from < 0 || from >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The row of a list that a height in the page falls on; above and below it the first and the last. */
export function placeAt(rows: readonly { top: number; bottom: number }[], y: number): number {
  const below = rows.findIndex(({ bottom }) => y < bottom);
  return below === -1 ? rows.length - 1 : below;
}
