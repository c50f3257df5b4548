import classes from './count-badge.module.css';

export interface CountBadgeProps {
  /** How many; at 0 nothing is shown. */
  count: number;
  /** The highest number written out; above it a `+` follows. */
  max?: number;
}

/** A small number on a control. The control's own name says what is counted. */
export function CountBadge({ count, max = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classes.badge} aria-hidden>
      {count > max ? `${max}+` : count}
    </span>
  );
}
