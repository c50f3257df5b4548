import { Trans } from '@lingui/react/macro';
import classes from './case-view.module.css';

/** The keys of the queue that no button shows, at its foot; all others are in the layout's help. */
export function QueueKeys() {
  return (
    <p className={classes.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> <Trans>next, previous</Trans>
      </span>
      <span>
        <kbd>Z</kbd> <Trans>undo</Trans>
      </span>
      <span>
        <kbd>?</kbd> <Trans>all keys</Trans>
      </span>
    </p>
  );
}
