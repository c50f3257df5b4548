import { useLingui } from '@lingui/react/macro';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import classes from './row-menu.module.css';
import type { ListAction } from '../list-types.ts';

/** Where a menu opens, in pixels of the window. */
export interface MenuPlace {
  x: number;
  y: number;
}

export interface RowMenuProps<Row> {
  name: string;
  href: string | null;
  actions: readonly ListAction<Row>[];
  place: MenuPlace;
  onAct: (action: ListAction<Row>) => void;
  onClose: () => void;
}

const gap = 8;

/** Moves the focus among the entries of a menu. */
function step(menu: HTMLElement, by: number): void {
  const entries = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  entries.at((at + by + entries.length) % entries.length)?.focus();
}

/** What can be done to one row: it stands above everything, at the button or the pointer. */
export function RowMenu<Row>({ name, href, actions, place, onAct, onClose }: RowMenuProps<Row>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    const { offsetWidth, offsetHeight } = element;
    const left = Math.min(place.x, innerWidth - offsetWidth - gap);
    const isAbove = place.y + offsetHeight + gap > innerHeight && place.y > offsetHeight;
    element.style.left = `${Math.max(gap, left)}px`;
    element.style.top = `${isAbove ? place.y - offsetHeight : place.y}px`;
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [place]);

  useEffect(() => {
    const element = menu.current;
    const closed = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') onClose();
    };
    element?.addEventListener('toggle', closed);
    return () => element?.removeEventListener('toggle', closed);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const by = moves[event.key];
    if (by !== undefined) step(event.currentTarget, by);
    else if (event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
  };
  const mild = actions.filter(({ isDangerous }) => !isDangerous);
  const severe = actions.filter(({ isDangerous }) => isDangerous);
  const entry = (action: ListAction<Row>) => {
    const { key, label, icon: Icon, isDangerous, shortcut } = action;
    return (
      <button
        key={key}
        type="button"
        role="menuitem"
        className={classes.item}
        data-danger={isDangerous || undefined}
        onClick={() => {
          onClose();
          onAct(action);
        }}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        <span>{label}</span>
        {shortcut && <kbd aria-hidden>{shortcut}</kbd>}
      </button>
    );
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={t`Actions for ${name}`}
      className={classes.menu}
      onKeyDown={onKeyDown}
    >
      {href && (
        <>
          <button
            type="button"
            role="menuitem"
            className={classes.item}
            onClick={() => void navigate(href)}
          >
            <IconArrowRight size={18} stroke={1.75} aria-hidden />
            <span>{t`Open`}</span>
            <kbd aria-hidden>↵</kbd>
          </button>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            role="menuitem"
            className={classes.item}
            onClick={onClose}
          >
            <IconExternalLink size={18} stroke={1.75} aria-hidden />
            <span>{t`Open in a new tab`}</span>
          </a>
        </>
      )}
      {mild.map(entry)}
      {severe.length > 0 && (href || mild.length > 0) && <hr />}
      {severe.map(entry)}
    </div>
  );
}
