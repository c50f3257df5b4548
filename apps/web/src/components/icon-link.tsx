import { CountBadge } from '@wiki/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import classes from './icon-link.module.css';

export interface IconLinkProps {
  to: string;
  /** Name of the link, with the count in words when there is one. */
  label: string;
  /** A number on the corner. */
  count?: number;
  /** The icon, 22 px. */
  children: ReactNode;
}

/** A round link of 44 px with an icon. */
export function IconLink({ to, label, count = 0, children }: IconLinkProps) {
  return (
    <NavLink to={to} aria-label={label} title={label} className={classes.link}>
      {children}
      <span className={classes.badge}>
        <CountBadge count={count} />
      </span>
    </NavLink>
  );
}
