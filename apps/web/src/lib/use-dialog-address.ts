import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSearchParams } from './use-search-params.ts';

const actParam = 'do';
const onParam = 'on';

/** A dialog that is open, as the address says. */
export interface OpenDialog {
  /** What it does. */
  act: string;
  /** The ids of what it does it to; empty when that is the page itself. */
  on: readonly string[];
}

export interface DialogAddress {
  open: OpenDialog | null;
  show: (act: string, on?: readonly string[]) => void;
  close: () => void;
}

/**
 * Which dialog of a page is open. It stands in the address (`?do=suspend&on=…`), so that a reload
 * keeps it and the back button closes it.
 */
export function useDialogAddress(): DialogAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: unknown };
  // Two presses close one dialog, not the page as well.
  const closedAt = useRef<string | null>(null);
  const act = params.get(actParam);
  const wasShownHere =
    typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === act;
  return {
    open: act === null ? null : { act, on: params.getAll(onParam) },
    show: (name, on = []) =>
      setParams(
        (current) => {
          current.set(actParam, name);
          current.delete(onParam);
          for (const id of on) current.append(onParam, id);
          return current;
        },
        { state: { dialog: name }, preventScrollReset: true },
      ),
    close: () => {
      if (act === null || closedAt.current === key) return;
      closedAt.current = key;
      if (wasShownHere) {
        void navigate(-1);
        return;
      }
      setParams(
        (current) => {
          current.delete(actParam);
          current.delete(onParam);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
