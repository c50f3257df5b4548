interface QueuedCase {
  id: string;
  status: string;
}

/**
 * The case to go on to from one of the queue: the next that is still open, else the nearest before it.
 * What a colleague has decided meanwhile still stands in the list, and waits for nobody.
 */
export function nextCase(rows: readonly QueuedCase[], current: string | null): string | null {
  const at = rows.findIndex(({ id }) => id === current);
  const isWaiting = ({ id, status }: QueuedCase) => status === 'OPEN' && id !== current;
  const after = rows.slice(at + 1).find(isWaiting);
  const before = rows.slice(0, Math.max(0, at)).findLast(isWaiting);
  return (after ?? before)?.id ?? null;
}
