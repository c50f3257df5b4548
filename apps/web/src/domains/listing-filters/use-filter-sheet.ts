import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { addressOf } from './listing-query.ts';
import { type ListingQueryState, sheetName } from './use-listing-query.ts';

/**
 * Whether the sheet of filters is open, as the address says (`?filters=open`). Back closes it, and
 * what was chosen in it stays: all of that is one step, however the sheet was closed.
 */
export function useFilterSheet({ query, replace }: ListingQueryState) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isByHistory = useNavigationType() === NavigationType.Pop;
  const isOpen = params.has(sheetName);
  const chosen = addressOf(query).toString();
  const before = useRef({ isOpen, query });
  /** What was chosen when it was opened here; null when the address came with it open. */
  const opened = useRef<string | null>(null);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { isOpen, query };
    const isClosedByBack = last.isOpen && !isOpen && isByHistory;
    if (isClosedByBack && addressOf(last.query).toString() !== chosen) replace(last.query);
  }, [isOpen, query, isByHistory, chosen, replace]);

  const put = (isToOpen: boolean) =>
    setParams(
      (current) => {
        if (isToOpen) current.set(sheetName, 'open');
        else current.delete(sheetName);
        return current;
      },
      { replace: !isToOpen, preventScrollReset: true },
    );
  return {
    isOpen,
    open: () => {
      opened.current = chosen;
      put(true);
    },
    close: () => {
      if (opened.current === chosen) void navigate(-1);
      else put(false);
      opened.current = null;
    },
  };
}

export type FilterSheetState = ReturnType<typeof useFilterSheet>;
