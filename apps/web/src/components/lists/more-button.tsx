import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { More } from '../../lib/apollo/use-more.ts';
import classes from './more-button.module.css';

export interface MoreButtonProps {
  more: More;
  /** What the button says: "Show more payments". */
  children: ReactNode;
}

/** At the end of a list: the way to its next page, and that it failed. */
export function MoreButton({ more, children }: MoreButtonProps) {
  if (!more.hasMore) return null;
  return (
    <div className={classes.more}>
      {more.hasFailed && (
        <InlineAlert tone="error">
          <Trans>We couldn’t load the next page.</Trans>
        </InlineAlert>
      )}
      <Button variant="default" onClick={more.show} loading={more.isLoading}>
        {more.hasFailed ? <Trans>Try again</Trans> : children}
      </Button>
    </div>
  );
}
