import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@wiki/ui';
import classes from './admin-layout.module.css';

/** How much waits behind a menu; nothing where nothing does. */
export function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.waiting}>
      {count}
      <VisuallyHidden>
        {' '}
        <Trans>pending</Trans>
      </VisuallyHidden>
    </span>
  );
}
