import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import classes from '../admin-layout.module.css';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';

const CommandPalette = lazyPart(() => import('./command-palette.tsx'), 'CommandPalette');
const KeyboardHelp = lazyPart(() => import('../keyboard-help.tsx'), 'KeyboardHelp');

const isWriting = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * What is typed while the palette's code is on the way: it is neither lost nor taken for a shortcut of
 * the page.
 */
function useTypedAhead(isOpen: boolean, onEscape: () => void): string {
  const [typed, setTyped] = useState('');
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') escape();
      else if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1));
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        setTyped((before) => before + event.key);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keep, { capture: true });
    return () => {
      document.removeEventListener('keydown', keep, { capture: true });
      setTyped('');
    };
  }, [isOpen]);
  return typed;
}

/** Opens the palette, also by Ctrl K from anywhere, and the help to the keys by a question mark. */
export function PaletteButton() {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen('palette');
      } else if (
        event.key === '?' &&
        !isWriting(event) &&
        !document.querySelector('dialog[open]')
      ) {
        setOpen('help');
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOpen(null);
  const typed = useTypedAhead(open === 'palette', close);
  return (
    <>
      <button
        type="button"
        className={classes.find}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen('palette')}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span>
          <Trans>Search</Trans>
        </span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Suspense>
        {open === 'palette' && <CommandPalette typedAhead={typed} onClose={close} />}
        {open === 'help' && <KeyboardHelp onClose={close} />}
      </Suspense>
    </>
  );
}
