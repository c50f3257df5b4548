import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
};

const panelOf = (trigger: HTMLElement): HTMLElement | null =>
  document.getElementById(trigger.getAttribute('aria-controls') ?? '');

const entriesOf = (trigger: HTMLElement): HTMLElement[] => [
  ...(panelOf(trigger)?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
];

/** The entry so many places on; beyond the last one it begins anew. */
const stepFrom = (entries: readonly HTMLElement[], from: number, step: number) =>
  entries[(from + step + entries.length) % entries.length];

function openMenu(trigger: HTMLElement): void {
  if (trigger.getAttribute('aria-expanded') !== 'true') flushSync(() => trigger.click());
}

/**
 * Arrow keys in a bar of menus: down opens one and moves in it, left and right lead to the next one,
 * which opens when the first was open, Home and End lead to the first and last entry.
 * @returns what is to be the `ref` of the bar
 */
export function useBarKeys(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => moveIn(element, event);
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, []);
  return bar;
}

function moveIn(bar: HTMLElement, event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement)) return;
  const triggers = [
    ...bar.querySelectorAll<HTMLElement>('button[aria-expanded][aria-controls]'),
  ].filter((each) => each.checkVisibility());
  const own = triggers.find((each) => each === target || panelOf(each)?.contains(target));
  if (!own) return;
  const focused = keyTarget(key, { own, triggers, target });
  if (!focused) return;
  event.preventDefault();
  focused.focus();
}

interface Place {
  own: HTMLElement;
  triggers: readonly HTMLElement[];
  target: HTMLElement;
}

/** What a key leads to, with the menu it stands in opened. */
function keyTarget(key: string, { own, triggers, target }: Place): HTMLElement | undefined {
  const isInside = target !== own;
  const step = steps[key];
  if (key === 'Home' || key === 'End') {
    return isInside ? entriesOf(own).at(key === 'Home' ? 0 : -1) : undefined;
  }
  if (step === undefined) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const next = stepFrom(triggers, triggers.indexOf(own), step);
    if (!next || !isInside) return next;
    next.focus();
    openMenu(next);
    return entriesOf(next)[0];
  }
  openMenu(own);
  const entries = entriesOf(own);
  return isInside
    ? stepFrom(entries, entries.indexOf(target), step)
    : entries.at(key === 'ArrowDown' ? 0 : -1);
}
