import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './desk.module.css';

interface CellHead {
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  label: string;
}

export interface DeskCellProps extends CellHead {
  to: string;
  /** What is said of the whole cell, which is one link: "Unread messages, 3. Latest from Laura". */
  name: string;
  /** How much waits, large; left out where nothing does. */
  figure?: ReactNode;
  /** How many, as the row of a phone shows it at its end. */
  count?: number | undefined;
  /** Whether the count asks for an answer. */
  isUrgent?: boolean;
  /** Two or three lines of the real thing. */
  children?: ReactNode;
  /** What to do. */
  action?: ReactNode;
  tone?: 'warning' | undefined;
}

/** One of the things that wait: a cell on a desk, a row on a phone. */
export function DeskCell({
  icon: Icon,
  label,
  to,
  name,
  figure,
  count,
  isUrgent = false,
  children,
  action,
  tone,
}: DeskCellProps) {
  return (
    <li className={classes.cell} data-tone={tone} data-idle={figure === undefined || undefined}>
      <Link to={to} className={classes.link}>
        <VisuallyHidden>{name}</VisuallyHidden>
        <span className={classes.label} aria-hidden>
          <Icon size={20} stroke={1.75} aria-hidden />
          <span>{label}</span>
        </span>
        {figure !== undefined && figure !== null && (
          <span className={classes.figure} aria-hidden>
            {figure}
          </span>
        )}
        <span className={classes.words} aria-hidden>
          {children}
        </span>
        {action && (
          <span className={classes.action} aria-hidden>
            {action}
          </span>
        )}
        {count !== undefined && (
          <span className={classes.count} data-urgent={isUrgent || undefined} aria-hidden>
            {count}
          </span>
        )}
        <IconChevronRight size={18} stroke={1.75} className={classes.chevron} aria-hidden />
      </Link>
    </li>
  );
}

export interface DeskWaitProps extends CellHead {
  /** Reads it again, once it failed. */
  onRetry?: (() => void) | null;
}

/** A cell whose content is on its way, or did not come: the others stand without it. */
export function DeskWait({ icon: Icon, label, onRetry }: DeskWaitProps) {
  return (
    <li className={classes.cell} aria-busy={onRetry ? undefined : true}>
      <div className={classes.link}>
        <span className={classes.label}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <span>{label}</span>
        </span>
        {onRetry ? (
          <span className={classes.words}>
            <Trans>Couldn’t load</Trans>{' '}
            <button type="button" className={classes.retry} onClick={onRetry}>
              <Trans>Try again</Trans>
            </button>
          </span>
        ) : (
          <>
            <span className={classes.figure}>
              <SkeletonBar width="56px" />
            </span>
            <span className={classes.words}>
              <SkeletonBar width="90%" />
              <SkeletonBar width="60%" />
            </span>
          </>
        )}
      </div>
    </li>
  );
}
