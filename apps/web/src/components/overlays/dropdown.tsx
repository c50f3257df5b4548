import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { presentKey } from '../../lib/routing/browser-entries.ts';
import classes from './dropdown.module.css';

export interface DropdownProps {
  /** Name of the button when its content is a picture. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Which edge of the button the panel lines up with. */
  align?: 'start' | 'end';
  /** Turning the wheel outside the panel closes it too. */
  closesOnWheel?: boolean;
  /** A press on what stands in the panel closes it too: nothing in it opens within it. */
  closesOnChoice?: boolean;
  /** How the button looks: `icon` is round with a picture, `tool` has words among others in a bar. */
  look?: 'icon' | 'tool';
  /** Of the button, where it looks otherwise or more than its look. */
  className?: string | undefined;
  children: ReactNode;
}

/** Whether a panel has to stand above its button: below, it would reach under the foot of the window. */
function mustStandAbove(panel: HTMLElement, button: HTMLElement): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  const height = panel.offsetHeight + Number.parseFloat(getComputedStyle(panel).scrollMarginBottom);
  return bottom + height > window.innerHeight && top > height;
}

/** How much of the window stays free beside a panel. */
const besidePx = 12;

/** How far to the side a panel has to move to lie within the window, in pixels. */
function shiftInto(panel: HTMLElement): number {
  const { left, right, width } = panel.getBoundingClientRect();
  if (width === 0) return 0;
  // On a phone the width of the window grows with what reaches beyond it.
  const over = right - (document.documentElement.clientWidth - besidePx);
  if (over > 0) return -Math.round(over);
  return Math.max(0, Math.round(besidePx - left));
}

const beneath = { isAbove: false, shift: 0 };

/**
 * A button that shows a panel of links and buttons below it, or above it at the foot of the window,
 * within the sides of the window.
 * It closes on Escape, on a press
 * outside, when the focus leaves and when the address changes.
 */
export function Dropdown({
  label,
  trigger,
  align = 'end',
  closesOnWheel = false,
  closesOnChoice = false,
  look,
  className,
  children,
}: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const [{ isAbove, shift }, setPlace] = useState(beneath);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { key } = useLocation();

  // One that was opened while its page was on its way to an address stays when it has arrived.
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (openedAt.current !== key) setOpen(false);
  }, [key]);

  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return undefined;
    setPlace({
      isAbove: mustStandAbove(panel.current, button.current),
      shift: shiftInto(panel.current),
    });
    return () => setPlace(beneath);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeChosen = (event: Event) => {
      if (!panel.current || !event.composedPath().includes(panel.current)) return;
      setOpen(false);
      // What was chosen may have led the focus elsewhere.
      if (panel.current.contains(document.activeElement)) button.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    if (closesOnWheel) document.addEventListener('wheel', closeOutside, { signal, passive: true });
    // At the document what was chosen has acted already.
    if (closesOnChoice) document.addEventListener('click', closeChosen, { signal });
    return () => listening.abort();
  }, [isOpen, closesOnWheel, closesOnChoice]);

  return (
    <div ref={root} className={classes.dropdown}>
      <button
        ref={button}
        type="button"
        className={[look && classes[look], className].filter(Boolean).join(' ')}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          openedAt.current = presentKey();
          setOpen(!isOpen);
        }}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={panelId}
        className={classes.panel}
        data-align={align}
        data-above={isAbove || undefined}
        style={shift === 0 ? undefined : { translate: `${shift}px` }}
        hidden={!isOpen}
      >
        {isOpen && children}
      </div>
    </div>
  );
}

/** Class of a row in a dropdown: put it on links and buttons. */
export const dropdownItem = classes.item;
/** Class of a small heading in a dropdown. */
export const dropdownLabel = classes.label;
/** Class of the line between two groups. */
export const dropdownDivider = classes.divider;
