import type { StaffDuty } from '@wiki/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useServes } from '../lib/auth/use-serves.ts';

export interface StaffLinkProps {
  to: string;
  /** The duties that the page behind it is for: with none of them the words stand alone. */
  duties: readonly StaffDuty[];
  children: ReactNode;
}

/** A link within the back office, for those whose role opens the page behind it. */
export function StaffLink({ to, duties, children }: StaffLinkProps) {
  const serves = useServes();
  return duties.some(serves) ? <Link to={to}>{children}</Link> : children;
}
