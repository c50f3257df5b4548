import classes from './live-dot.module.css';

/** Says that a list moves by itself. */
export function LiveDot({ label }: { label: string }) {
  return <span className={classes.live}>{label}</span>;
}
