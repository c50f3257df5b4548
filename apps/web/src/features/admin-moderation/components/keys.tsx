import { Trans } from '@lingui/react/macro';
import classes from './case-view.module.css';

/** The keys of the queue, at its foot. */
export function Keys() {
  return (
    <p className={classes.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> <Trans>next, previous</Trans>
      </span>
      <span>
        <kbd>1</kbd>–<kbd>6</kbd> <Trans>reason</Trans>
      </span>
      <span>
        <kbd>N</kbd> <Trans>note</Trans>
      </span>
      <span>
        <kbd>Z</kbd> <Trans>undo</Trans>
      </span>
    </p>
  );
}
