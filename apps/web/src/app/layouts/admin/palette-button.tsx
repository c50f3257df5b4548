import { Trans } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import classes from './admin-layout.module.css';
import { lazyPart } from '../../../components/page/lazy-part.tsx';

const CommandPalette = lazyPart(() => import('./command-palette.tsx'), 'CommandPalette');
const KeyboardHelp = lazyPart(() => import('./keyboard-help.tsx'), 'KeyboardHelp');

const isWriting = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

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
        {open === 'palette' && <CommandPalette onClose={close} />}
        {open === 'help' && <KeyboardHelp onClose={close} />}
      </Suspense>
    </>
  );
}
