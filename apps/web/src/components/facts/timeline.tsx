import type { ReactNode } from 'react';
import classes from './timeline.module.css';

/** What happened, the oldest first: `TimelineStep`s. */
export function Timeline({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineStepProps {
  what: ReactNode;
  /** When, and by whom. */
  when: ReactNode;
  /** Why, and what was said with it. */
  children?: ReactNode;
}

/** One thing that happened. */
export function TimelineStep({ what, when, children }: TimelineStepProps) {
  return (
    <li className={classes.step}>
      <p className={classes.what}>{what}</p>
      <p className={classes.when}>{when}</p>
      {children && <div className={classes.more}>{children}</div>}
    </li>
  );
}
