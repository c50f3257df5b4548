import classes from './stars.module.css';

export interface StarsProps {
  /** How many, in parts as well: 4.5. One when left out. */
  count?: number;
}

/**
 * Stars in the color and the size of the text around them, for the eye alone. They are drawn, not
 * written: fonts of text have no star, and a browser that looks for one that has keeps the page from
 * its first paint meanwhile.
 */
export function Stars({ count = 1 }: StarsProps) {
  return <span className={classes.stars} style={{ width: `${count}em` }} aria-hidden />;
}
