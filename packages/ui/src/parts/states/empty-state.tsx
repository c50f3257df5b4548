import type { ReactNode } from 'react';
import { WeaveArt } from '../../art/weave-art.tsx';
import classes from './state.module.css';

export interface EmptyStateProps {
  /** What the artwork is made from, for example the name of the list. */
  seed: string;
  title: ReactNode;
  /** Why it is empty or what will appear here. */
  message?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** The heading's level in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
}

/** A list with nothing in it, and what to do next. */
export function EmptyState({ seed, title, message, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.state}>
      <div className={classes.art}>
        <WeaveArt seed={seed} palette="jade" columns={5} rows={4} ratio={4 / 3} />
      </div>
      <Heading className={classes.title}>{title}</Heading>
      {message ? <p className={classes.message}>{message}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
