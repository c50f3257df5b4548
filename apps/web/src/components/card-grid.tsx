import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

/** Cards side by side, as many as fit; two on a phone. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
