import { useLayoutEffect, useRef } from 'react';

/**
 * A modal `dialog` that is open while it is rendered. The focus begins on what has `data-starts`, else
 * where the browser puts it.
 * @returns the reference for the element
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-starts]')?.focus();
    return () => element?.close();
  }, []);
  return dialog;
}
