import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

/** That only active members publish, and how to become one again. */
export function MembershipHint() {
  return (
    <>
      <Trans>Only active business members can publish listings.</Trans>{' '}
      <Link to={paths.accountStatus()}>
        <Trans>See my membership and pay</Trans>
      </Link>{' '}
      ·{' '}
      <Link to={paths.plans()}>
        <Trans>Compare the plans</Trans>
      </Link>
    </>
  );
}
