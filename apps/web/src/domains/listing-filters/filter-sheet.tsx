import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { Button, IconButton } from '@wiki/ui';
import { type ReactNode, useId } from 'react';
import { useModal } from '../../components/overlays/use-modal.ts';
import classes from './filter-sheet.module.css';

export interface FilterSheetProps {
  /** What the button that leads to the list says: "Show 12 products". */
  results: string;
  /** Takes all conditions away; left out while there is none. */
  onClear: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of a phone: a sheet from below, over the list that changes behind it. */
export function FilterSheet({ results, onClear, onClose, children }: FilterSheetProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useModal();

  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={classes.frame}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            <Trans>Filters</Trans>
          </h2>
          <IconButton label={t`Close`} onClick={onClose}>
            <IconX size={22} stroke={1.75} aria-hidden />
          </IconButton>
        </header>
        <div className={classes.body}>{children}</div>
        <footer className={classes.foot}>
          {onClear && (
            <Button variant="default" onClick={onClear}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
          <Button onClick={onClose}>{results}</Button>
        </footer>
      </div>
    </dialog>
  );
}
