import classes from './desk.module.css';

/** How many of five, for the eye; the name of the cell says what it is about. */
export function DeskStars({ value }: { value: number }) {
  return (
    <span className={classes.stars} aria-hidden>
      {'★'.repeat(value)}
      <span>{'★'.repeat(5 - value)}</span>
    </span>
  );
}
