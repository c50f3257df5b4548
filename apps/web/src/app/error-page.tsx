import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { Notice } from '../components/page/notice.tsx';
import { connection } from '../lib/apollo/connection.ts';
import { paths } from '../lib/paths.ts';
import { reloadOnce } from '../lib/routing/reload-once.ts';

/** A page that failed to load or to render: says so plainly and offers to try again. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const [isOffline] = useState(() => connection.snapshot() === 'offline');
  useEffect(() => {
    if (!isOffline) {
      if (!reloadOnce(error)) reportError(error);
      return;
    }
    // What was missing can be had again.
    return connection.subscribe(() => connection.snapshot() === 'online' && location.reload());
  }, [error, isOffline]);
  return (
    <Notice
      art="error"
      title={t`We couldn’t open this page`}
      text={
        isOffline
          ? t`There’s no connection. The page will open as soon as it’s back.`
          : t`Something went wrong on our end or on the way here. What you saved is safe.`
      }
    >
      <Button onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
      <Button component={Link} to={paths.home()} variant="default">
        <Trans>Back to home</Trans>
      </Button>
    </Notice>
  );
}
