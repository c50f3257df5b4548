import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { TimeAgo } from '../../../../components/facts/time-ago.tsx';
import type { AutosaveState } from '../../../../lib/forms/autosave.ts';
import classes from './discussion-form.module.css';

export interface DraftStateLineProps {
  state: AutosaveState;
  /** Whether the server has a draft at all. */
  isKept: boolean;
}

/** Whether what is typed is safe, in words. */
export function DraftStateLine({ state: { status, savedAt }, isKept }: DraftStateLineProps) {
  const isSaving = status === 'waiting' || status === 'saving';
  const isLost = status === 'failed' || status === 'conflict';
  const isSaved = status === 'saved' && isKept;
  return (
    <output className={classes.state} data-lost={isLost || undefined}>
      {isSaving && <IconCloudUp size={18} stroke={1.75} aria-hidden />}
      {isSaved && <IconCloudCheck size={18} stroke={1.75} aria-hidden />}
      {isLost && <IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      <span>
        {isSaving && <Trans>Saving the draft</Trans>}
        {isSaved &&
          (savedAt === null ? (
            <Trans>Draft saved</Trans>
          ) : (
            <Trans>
              Draft saved <TimeAgo value={new Date(savedAt).toISOString()} />
            </Trans>
          ))}
        {status === 'failed' && <Trans>Not saved yet: there is no connection</Trans>}
        {status === 'conflict' && (
          <Trans>Another tab saved a newer version. Reload to continue from there.</Trans>
        )}
      </span>
    </output>
  );
}
