import type { ReactNode } from 'react';
import classes from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's only first-level heading. */
  title: ReactNode;
  /** How many there are of what it names, already in the reader's language. */
  count?: string | null;
  /** One sentence on what the page is for. */
  description?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Buttons at the end; at most one of them primary. */
  actions?: ReactNode;
}

/** The top of a page. */
export function PageHeader({ title, count, description, back, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {back ? <div>{back}</div> : null}
        <h1 tabIndex={-1}>
          {title}
          {count ? <span className={classes.count}> {count}</span> : null}
        </h1>
        {description ? <p>{description}</p> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </header>
  );
}
