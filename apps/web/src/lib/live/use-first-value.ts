import { useState } from 'react';

/** The first value there was: a subscription goes on from it, however often the data are read again. */
export function useFirstValue<Value>(value: Value | undefined): Value | null {
  const [first, setFirst] = useState<Value | null>(value ?? null);
  if (first === null && value !== undefined) setFirst(value);
  return first ?? value ?? null;
}
