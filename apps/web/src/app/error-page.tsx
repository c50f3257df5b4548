import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { Notice } from '../components/notice.tsx';
import { paths } from '../lib/paths.ts';

/** A page that failed to load or to render: says so plainly and offers to try again. */
export function ErrorPage() {
  const { t } = useLingui();
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <Notice
      art="error"
      title={t`This page did not open`}
      text={t`Something went wrong on our side or on the way here. What you saved is safe.`}
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
