import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { adminPaths } from '../lib/admin-paths.ts';
import { Notice } from './page/notice.tsx';

/** Time to read why before the page changes, in milliseconds. */
const readingMs = 6_000;

/** An address that an administrator has no page at: leads to the analytics page. */
export function AdminNotFound() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(adminPaths.analytics(), { replace: true }),
      readingMs,
    );
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Notice
      art="not-found"
      title={t`This address isn’t part of the back office`}
      text={t`Taking you to the analytics page…`}
    >
      <Button component={Link} to={adminPaths.analytics()}>
        <Trans>Go there now</Trans>
      </Button>
    </Notice>
  );
}
