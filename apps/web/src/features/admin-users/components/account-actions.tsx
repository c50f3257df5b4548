import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { AccountFieldsFragment } from '../../../gql/admin-users.ts';
import classes from './account-list.module.css';

/** What an administrator is about to do to an account. */
export type AccountAction = 'suspend' | 'reinstate' | 'requireReauthorization';

export interface AccountActionsProps {
  account: AccountFieldsFragment;
  onAct: (action: AccountAction) => void;
}

/** The buttons of one account; none for those the viewer may not act on. */
export function AccountActions({ account, onAct }: AccountActionsProps) {
  const { t } = useLingui();
  const { displayName, suspension, isAuthorized, viewerCanSuspend } = account;
  if (!viewerCanSuspend) return null;
  return (
    <div className={classes.actions}>
      {suspension ? (
        <Button
          size="sm"
          variant="default"
          aria-label={t`Reinstate ${displayName}`}
          onClick={() => onAct('reinstate')}
        >
          <Trans>Reinstate</Trans>
        </Button>
      ) : (
        <Button
          size="sm"
          variant="default"
          aria-label={t`Suspend ${displayName}`}
          onClick={() => onAct('suspend')}
        >
          <Trans>Suspend</Trans>
        </Button>
      )}
      {isAuthorized !== false && (
        <Button
          size="sm"
          variant="subtle"
          aria-label={t`Require a new password of ${displayName}`}
          onClick={() => onAct('requireReauthorization')}
        >
          <Trans>Require new password</Trans>
        </Button>
      )}
    </div>
  );
}
