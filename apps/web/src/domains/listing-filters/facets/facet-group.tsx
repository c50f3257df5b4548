import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './facets.module.css';

export interface FacetGroupProps {
  title: string;
  /** Closed at first, when nothing of it is chosen. */
  isClosed?: boolean;
  children: ReactNode;
}

/** One thing a list can be narrowed by, to be folded away. */
export function FacetGroup({ title, isClosed = false, children }: FacetGroupProps) {
  const titleId = useId();
  return (
    <details className={classes.group} open={!isClosed}>
      <summary className={classes.summary}>
        <span id={titleId}>{title}</span>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <fieldset aria-labelledby={titleId} className={classes.content}>
        {children}
      </fieldset>
    </details>
  );
}
