import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from './cards/count-badge.tsx';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Name of the button, with the count in words when there is one. */
  label: string;
  /** The icon, 22 px. */
  children: ReactNode;
  /** A number on the button's corner. */
  count?: number;
  /** `floating` is white and round, for use over pictures. */
  look?: 'plain' | 'floating';
}

/** A round button of 44 px with an icon. */
export function IconButton({
  label,
  children,
  count = 0,
  look = 'plain',
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classes.button} data-look={look}>
      {children}
      <span className={classes.badge}>
        <CountBadge count={count} />
      </span>
    </button>
  );
}
