import { Trans } from '@lingui/react/macro';
import { BrandPanel, Button } from '@wiki/ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useViewerState } from '../../../lib/auth/use-viewer.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';

/** Not part of the first page: it is loaded once it is known who is there. */
const SidebarEnd = lazyPart(() => import('./sidebar-end.tsx'), 'SidebarEnd');

/** The way into the network for visitors, and into business membership for those who are in. */
export function MembershipInvitation() {
  const { viewer, isKnown, isLikelyMember } = useViewerState();
  return (
    <>
      {!viewer && !isLikelyMember && (
        <BrandPanel
          size="note"
          title={<Trans>Grow your business</Trans>}
          message={<Trans>Publish, talk and close deals with the whole network.</Trans>}
          actions={
            <Button component={Link} to={paths.register()} variant="action" size="sm">
              <Trans>Join the network</Trans>
            </Button>
          }
        />
      )}
      {isKnown && (
        <Suspense>
          <SidebarEnd viewer={viewer} />
        </Suspense>
      )}
    </>
  );
}
