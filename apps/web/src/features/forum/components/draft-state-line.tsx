import { Trans } from '@lingui/react/macro';
import type { AutosaveState } from '../../../lib/forms/autosave.ts';
import classes from './discussion-form.module.css';

export interface DraftStateLineProps {
  status: AutosaveState['status'];
  /** Whether the server has a draft at all. */
  isKept: boolean;
}

/** Whether what is typed is safe, in words. */
export function DraftStateLine({ status, isKept }: DraftStateLineProps) {
  return (
    <output className={classes.state}>
      {(status === 'waiting' || status === 'saving') && <Trans>Saving the draft</Trans>}
      {status === 'saved' && isKept && <Trans>Draft saved</Trans>}
      {status === 'failed' && <Trans>Not saved yet: there is no connection</Trans>}
      {status === 'conflict' && (
        <Trans>Another tab saved a newer version. Reload to continue from there.</Trans>
      )}
    </output>
  );
}
