import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { AdminNotFound } from '../../../components/admin-not-found.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import classes from './not-found.module.css';

const Meant = lazyPart(() => import('../components/meant.tsx'), 'Meant');

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useLingui();
  const viewer = useViewer();
  if (viewer?.memberType === 'wikiAdmin') return <AdminNotFound />;
  return (
    <Notice
      art="not-found"
      title={t`There’s nothing at this address`}
      text={t`The page may have moved, or the link may be incomplete.`}
    >
      <div className={classes.ways}>
        <Suspense>
          <Meant />
        </Suspense>
        <Button component={Link} to={paths.home()} variant="default">
          <Trans>Back to home</Trans>
        </Button>
      </div>
    </Notice>
  );
}
