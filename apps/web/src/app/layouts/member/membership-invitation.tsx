import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { BrandPanel } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';

/** The way into business membership, for those who are not in it yet. */
export function MembershipInvitation() {
  const { viewer, isLikelyMember } = useViewer();
  if (viewer ? viewer.memberType !== 'user' : isLikelyMember) return null;
  return (
    <BrandPanel
      size="note"
      title={<Trans>Grow your business</Trans>}
      message={<Trans>Publish, talk and close deals with the whole network.</Trans>}
      actions={
        <Button
          component={Link}
          to={viewer ? paths.becomeBusinessMember() : paths.register()}
          variant="action"
          size="sm"
        >
          {viewer ? <Trans>Become a business member</Trans> : <Trans>Join the network</Trans>}
        </Button>
      }
    />
  );
}
