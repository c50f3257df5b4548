import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { IconButton, Wordmark } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import { site } from '../../../lib/site.ts';
import classes from './menu-drawer.module.css';
import { Sidebar } from './sidebar.tsx';
import { SiteSearch } from './site-search.tsx';

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of a phone: everything the bars have no room for. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // Before opening: both run when the drawer is first mounted, which is when it is first opened.
  useEffect(() => dialog.current?.close(), [key]);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={t`Menu`}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && (
        <div className={classes.content}>
          <div className={classes.top}>
            <Wordmark {...site()} />
            <IconButton label={t`Close the menu`} onClick={onClose}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </IconButton>
          </div>
          <SiteSearch isNarrow />
          <LanguageChoice />
          <Sidebar />
        </div>
      )}
    </dialog>
  );
}
