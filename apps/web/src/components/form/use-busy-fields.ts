import { useCallback, useState } from 'react';

/** Which fields wait for files that are on their way. */
export function useBusyFields(): {
  isBusy: boolean;
  onBusyChange: (field: string, isBusy: boolean) => void;
} {
  const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set());
  const onBusyChange = useCallback((field: string, isBusy: boolean) => {
    setBusy((current) => {
      const next = new Set(current);
      if (isBusy) next.add(field);
      else next.delete(field);
      return next;
    });
  }, []);
  return { isBusy: busy.size > 0, onBusyChange };
}
