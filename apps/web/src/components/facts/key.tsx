import classes from './key.module.css';

/** The letter that does the same as what it stands on; for the eyes, where there is a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden className={classes.key}>
      {children}
    </kbd>
  );
}
