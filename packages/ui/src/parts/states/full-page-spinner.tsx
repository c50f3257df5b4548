import { Mark } from '../../art/mark.tsx';
import classes from './full-page-spinner.module.css';

/** Covers the page while it is not known who is here. */
export function FullPageSpinner({ label }: { label: string }) {
  return (
    <output className={classes.page}>
      <Mark size={56} />
      <span className={classes.track} aria-hidden />
      <span className={classes.label}>{label}</span>
    </output>
  );
}
