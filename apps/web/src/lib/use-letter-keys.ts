import { useEffectEvent, useLayoutEffect } from 'react';

const fields = 'input, textarea, select, [contenteditable="true"], dialog';

/** Does what a letter stands for, unless somebody is writing or a dialog is open. */
export function useLetterKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (target instanceof Element && target.closest(fields)) return;
    if (document.querySelector('dialog[open]')) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // With what is seen and not after it: a key pressed at once would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
