import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { AdminNotFound } from '../../../components/admin-not-found.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { adminPaths } from '../../../lib/admin-paths.ts';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { adminViewOf } from './admin-paths.ts';

/** What an administrator gets to see at this address; where it leads on, with what it asked for. */
export function AdminPage({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { t } = useLingui();
  const { pathname, search, hash } = useLocation();
  const view = adminViewOf(pathname, viewer.staffDuties);
  if (view.kind === 'page') return children;
  if (view.kind === 'redirect')
    return <Navigate to={{ pathname: view.to, search, hash }} replace />;
  if (view.kind === 'notTheirs') {
    return (
      <Notice
        art="not-found"
        title={t`This page isn’t part of your role`}
        text={t`Ask a full administrator if you need it for your work.`}
      >
        <Button component={Link} to={adminPaths.analytics()}>
          <Trans>Go to the home page</Trans>
        </Button>
      </Notice>
    );
  }
  return <AdminNotFound />;
}
