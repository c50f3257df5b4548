import { useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the widest list to the narrowest that the page belongs to. */
  steps: readonly { to: string; label: ReactNode }[];
}

/** The lists that a page belongs to, above its title. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className={classes.nav}>
      {steps.map(({ to, label }, place) => (
        <Fragment key={to}>
          {place > 0 && <IconChevronRight size={16} stroke={1.75} aria-hidden />}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </nav>
  );
}
