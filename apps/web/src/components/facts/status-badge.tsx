import type { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export interface StatusBadgeProps {
  /** The sign, so that color never speaks alone. */
  icon: typeof IconBan;
  tone: 'quiet' | 'info' | 'waiting' | 'good' | 'bad';
  children: ReactNode;
}

/** How something stands, by sign, word and color. */
export function StatusBadge({ icon: Icon, tone, children }: StatusBadgeProps) {
  return (
    <span className={classes.status} data-tone={tone}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {children}
    </span>
  );
}
