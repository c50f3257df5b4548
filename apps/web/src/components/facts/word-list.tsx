import type { ReactNode } from 'react';
import classes from './word-list.module.css';

/** Short things beside each other, each in its own pill: list items. */
export function WordList({ children }: { children: ReactNode }) {
  return <ul className={classes.words}>{children}</ul>;
}
