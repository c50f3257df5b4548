import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listAsLeft } from '../../lib/list-addresses.ts';
import classes from './back-link.module.css';

export interface BackLinkProps {
  to: string;
  /** Where it leads. */
  children: ReactNode;
}

/** A link above the title of a page, to the list (as it was left) or page it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={listAsLeft(to)} className={classes.link}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}
