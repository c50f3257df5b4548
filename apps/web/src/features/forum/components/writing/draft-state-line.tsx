import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { TimeAgo } from '../../../../components/facts/time-ago.tsx';
import type { AutosaveState } from '../../../../lib/forms/autosave.ts';
import classes from './discussion-form.module.css';

export interface DraftStateLineProps {
  state: AutosaveState;
  /** Whether the server has a draft at all. */
  isKept: boolean;
  /** Whether it became a draft of its own, because another tab went on with the one before. */
  isApart: boolean;
}

/** Whether what is typed is safe, in words. */
export function DraftStateLine({ state, isKept, isApart }: DraftStateLineProps) {
  const { status, savedAt, refused } = state;
  const isSaving = status === 'waiting' || status === 'saving';
  const isLost = status === 'failed' || status === 'refused';
  const isFull = refused.some(({ field }) => field === 'draftId');
  const isSaved = status === 'saved' && isKept;
  return (
    <output className={classes.state} data-lost={isLost || undefined}>
      {isSaving && <IconCloudUp size={18} stroke={1.75} aria-hidden />}
      {isSaved && <IconCloudCheck size={18} stroke={1.75} aria-hidden />}
      {isLost && <IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      <span>
        {isSaving && <Trans>Saving the draft</Trans>}
        {isSaved && isApart && <Trans>Changed in another tab: saved as a second draft</Trans>}
        {isSaved &&
          !isApart &&
          (savedAt === null ? (
            <Trans>Draft saved</Trans>
          ) : (
            <Trans>
              Draft saved <TimeAgo value={new Date(savedAt).toISOString()} />
            </Trans>
          ))}
        {status === 'failed' && <Trans>Saved on this device; it syncs when you’re online</Trans>}
        {status === 'refused' &&
          (isFull ? (
            <Trans>Saved on this device only: you have too many drafts</Trans>
          ) : (
            <Trans>Saved on this device only</Trans>
          ))}
      </span>
    </output>
  );
}
