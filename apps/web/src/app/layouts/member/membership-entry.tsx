import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandPanel, Button } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';

const states: Partial<Record<NonNullable<Viewer['applicationStatus']>, MessageDescriptor>> = {
  DRAFT: msg`It’s waiting for you to finish it.`,
  NEW: msg`We’re reviewing it.`,
  PAYMENT_COMPLETE: msg`We received your payment.`,
};

/** What the API offers a member about membership: to apply, to pay, or where the application stands. */
export function MembershipEntry({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const { membershipEntry, applicationStatus } = viewer;
  const state = applicationStatus && states[applicationStatus];
  switch (membershipEntry) {
    case 'APPLY':
      return (
        <BrandPanel
          size="note"
          title={<Trans>Become a business member</Trans>}
          message={<Trans>Publish, talk and close deals with the whole network.</Trans>}
          actions={
            <Action to={paths.becomeBusinessMember()}>
              <Trans>Start my application</Trans>
            </Action>
          }
        />
      );
    case 'PAY':
      return (
        <BrandPanel
          size="note"
          title={<Trans>Your application is approved</Trans>}
          actions={
            <Action to={paths.payMembership()}>
              <Trans>Pay for business membership</Trans>
            </Action>
          }
        />
      );
    case 'STATUS':
      return (
        <BrandPanel
          size="note"
          title={<Trans>Your application</Trans>}
          message={state && t(state)}
          actions={
            <Action to={paths.becomeBusinessMember()}>
              {applicationStatus === 'DRAFT' || applicationStatus === 'CHANGES_REQUESTED' ? (
                <Trans>Continue</Trans>
              ) : (
                <Trans>See it</Trans>
              )}
            </Action>
          }
        />
      );
    default:
      return null;
  }
}

function Action({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant="action" size="sm">
      {children}
    </Button>
  );
}
