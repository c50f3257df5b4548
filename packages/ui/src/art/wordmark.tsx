import { Mark } from './mark.tsx';
import classes from './wordmark.module.css';

export interface WordmarkProps {
  /** The product's name, written beside the mark. */
  name: string;
  /** The installation's own mark, in place of the woven one. */
  logoUrl?: string | null;
  /** Side of the mark in pixels. */
  size?: number;
  /** Shows the mark alone on narrow screens (the name is still read aloud). */
  compact?: boolean;
}

/** The mark and the name. */
export function Wordmark({ name, logoUrl = null, size = 34, compact = false }: WordmarkProps) {
  return (
    <span className={classes.wordmark} data-compact={compact || undefined}>
      {logoUrl ? (
        <img src={logoUrl} alt="" width={size} height={size} className={classes.logo} />
      ) : (
        <Mark size={size} />
      )}
      <span className={classes.name}>{name}</span>
    </span>
  );
}
