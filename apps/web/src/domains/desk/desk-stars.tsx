import { Stars } from '@wiki/ui';
import classes from './desk.module.css';

/** How many of five, for the eye; the name of the cell says what it is about. */
export function DeskStars({ value }: { value: number }) {
  return (
    <span className={classes.stars} aria-hidden>
      <Stars count={value} />
      <span>
        <Stars count={5 - value} />
      </span>
    </span>
  );
}
