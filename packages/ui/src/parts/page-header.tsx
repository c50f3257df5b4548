import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's only first-level heading. */
  title: ReactNode;
  /** One sentence on what the page is for. */
  description?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Buttons at the end; at most one of them primary. */
  actions?: ReactNode;
}

/** The top of a page. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {back ? <div>{back}</div> : null}
        <h1 tabIndex={-1}>{title}</h1>
        {description ? <p>{description}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}
