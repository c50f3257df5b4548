import type { ReactNode } from 'react';
import classes from './section-header.module.css';

export interface SectionHeaderProps {
  title: ReactNode;
  /** At the end of the line: a link to all, or a `LiveDot`. */
  aside?: ReactNode;
  /** The heading's level in the outline of the page. */
  level?: 2 | 3;
  /** For `aria-labelledby` of the section. */
  id?: string;
}

/** The heading of a part of a page. */
export function SectionHeader({ title, aside, level = 2, id }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.header}>
      <Heading id={id}>{title}</Heading>
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  );
}
