import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** Parts of a kind beside each other. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.shelf}>
      <h2>{title}</h2>
      <div className={classes.pieces}>{children}</div>
    </section>
  );
}
