import classes from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is going on, read aloud: "Subiendo contrato.pdf". */
  label: string;
  /** The part done, 0 to 1; leave out while it is not known. */
  value?: number;
}

/** How far something has come. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={classes.bar} aria-label={label} value={value} max={1} />;
}
