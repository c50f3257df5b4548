import { Trans } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import type { ApplicationDetailsFragment } from '../../../gql/admin-applications.ts';
import type { ApplicationAction } from '../../../gql/schema-types.ts';
import { Key } from '../../../components/facts/key.tsx';
import classes from './application-toolbar.module.css';

/** What an administrator is about to do with an application. */
export type Act =
  | 'approve'
  | 'requestChanges'
  | 'reject'
  | 'reconsider'
  | 'delete'
  | 'remind'
  | 'activate'
  | 'activateUnpaid';

export interface ApplicationToolbarProps {
  application: ApplicationDetailsFragment;
  /** Whether comments are being written: nothing else is offered meanwhile. */
  isRequesting: boolean;
  onAct: (act: Act) => void;
}

/** What the API lets the viewer do now, the next step first. */
export function ApplicationToolbar({ application, isRequesting, onAct }: ApplicationToolbarProps) {
  const { status, viewerActions, viewerCanRemind } = application;
  if (isRequesting) return null;
  const may = (action: ApplicationAction) => viewerActions.includes(action);
  return (
    <div className={classes.toolbar} data-decides={may('APPROVE') || undefined}>
      {may('APPROVE') && (
        <Button size="sm" data-act="approve" aria-keyshortcuts="A" onClick={() => onAct('approve')}>
          <Trans>Approve</Trans>
          <Key>A</Key>
        </Button>
      )}
      {may('ACTIVATE') && (
        <Button size="sm" aria-keyshortcuts="A" onClick={() => onAct('activate')}>
          <Trans>Activate</Trans>
          <Key>A</Key>
        </Button>
      )}
      {may('REQUEST_CHANGES') && (
        <Button
          size="sm"
          variant="default"
          aria-keyshortcuts="C"
          onClick={() => onAct('requestChanges')}
        >
          <Trans>Request changes</Trans>
          <Key>C</Key>
        </Button>
      )}
      {viewerCanRemind && (
        <Button size="sm" variant="default" aria-keyshortcuts="P" onClick={() => onAct('remind')}>
          {status === 'CHANGES_REQUESTED' ? (
            <Trans>Remind of the changes</Trans>
          ) : (
            <Trans>Send a payment reminder</Trans>
          )}
          <Key>P</Key>
        </Button>
      )}
      {may('ACTIVATE_UNPAID') && (
        <Button size="sm" variant="default" onClick={() => onAct('activateUnpaid')}>
          <Trans>Activate without payment</Trans>
        </Button>
      )}
      {may('RECONSIDER') && (
        <Button size="sm" variant="default" onClick={() => onAct('reconsider')}>
          <Trans>Take the decision back</Trans>
        </Button>
      )}
      {may('REJECT') && (
        <Button
          size="sm"
          variant="subtle"
          data-act="reject"
          aria-keyshortcuts="R"
          onClick={() => onAct('reject')}
        >
          <Trans>Reject</Trans>
          <Key>R</Key>
        </Button>
      )}
      {may('DELETE') && (
        <Button size="sm" variant="subtle" data-act="delete" onClick={() => onAct('delete')}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </div>
  );
}
