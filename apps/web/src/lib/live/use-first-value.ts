import { useState } from 'react';

/**
 * The first value there was: a subscription goes on from it, however often the data are read again.
 * The cache holds one `liveCursor` for all queries: one that another query brings is newer than what
 * was heard, and whoever went on from it would miss what was under way.
 */
export function useFirstValue<Value>(value: Value | undefined): Value | null {
  const [first, setFirst] = useState<Value | null>(value ?? null);
  if (first === null && value !== undefined) setFirst(value);
  return first ?? value ?? null;
}
