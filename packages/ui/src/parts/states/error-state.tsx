import { Button } from '../../controls/button.tsx';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state.module.css';

export interface ErrorStateProps {
  /** What did not work. */
  title: ReactNode;
  /** Why, and what the person can do. */
  message?: ReactNode;
  /** Words of the button that tries again. */
  retryLabel?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** Shows progress on the button. */
  retrying?: boolean;
}

/** Something could not be shown, and a way to try again. */
export function ErrorState({ title, message, retryLabel, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <div className={classes.broken} aria-hidden>
        <IconRefresh size={26} stroke={1.75} />
      </div>
      <p className={classes.title}>{title}</p>
      {message ? <p className={classes.message}>{message}</p> : null}
      {onRetry ? (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry} loading={retrying}>
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
