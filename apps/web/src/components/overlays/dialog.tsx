import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  title: ReactNode;
  /** Closes the dialog. Without it the dialog stays until what opened it takes it away. */
  onClose?: () => void;
  /** `wide` for texts to read; `sheet` rises from the foot of a phone, `window` takes all of it. */
  size?: 'normal' | 'wide' | 'sheet' | 'window';
  /** What ends it, at the end of its head. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog: it is open while it is rendered. The browser keeps the focus inside, makes the
 * page behind inert and gives the focus back at the end.
 */
export function Dialog({ title, onClose, size = 'normal', action, children }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useModal();

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Only the owner closes it; browsers let a second Escape through, which is undone below.
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        const element = dialog.current;
        if (element?.isConnected && !element.open && !onClose) element.showModal();
      }}
    >
      <div className={classes.content}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {onClose && (
            <IconButton label={t`Close`} onClick={onClose}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </IconButton>
          )}
          {action}
        </header>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** The buttons at the end of a dialog, the one that acts last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
