import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Words that are read aloud and not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
