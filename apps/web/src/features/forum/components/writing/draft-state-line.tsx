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
  /** Whether the device has what the server does not have yet. */
  isOnDevice: boolean;
  /** Whether nothing of it is published yet. */
  isNew: boolean;
}

/** What of the text is safe, and where: with the account or on this device. */
export function DraftStateLine({ state, isKept, isApart, isOnDevice, isNew }: DraftStateLineProps) {
  const { status, savedAt, refused } = state;
  const isSaving = status === 'waiting' || status === 'saving';
  const isLost = status === 'failed' || status === 'refused';
  const isFull = refused.some(({ field }) => field === 'draftId');
  const isSaved = status === 'saved' && isKept;
  const ago = savedAt === null ? '' : <TimeAgo value={new Date(savedAt).toISOString()} />;
  return (
    <output className={classes.state} data-lost={isLost || undefined}>
      {isSaving && <IconCloudUp size={18} stroke={1.75} aria-hidden />}
      {isSaved && <IconCloudCheck size={18} stroke={1.75} aria-hidden />}
      {isLost && <IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      <span>
        {isSaving && <Trans>Saving the draft</Trans>}
        {isSaved && isApart && <Trans>Changed in another tab: saved as a second draft</Trans>}
        {isSaved && !isApart && isNew && <Trans>Draft saved in your account {ago}</Trans>}
        {isSaved && !isApart && !isNew && (
          <Trans>Unpublished changes saved in your account {ago}</Trans>
        )}
        {isLost && !isOnDevice && <Trans>Not saved: keep this page open</Trans>}
        {isLost && isOnDevice && <OnDeviceOnly isRefused={status === 'refused'} isFull={isFull} />}
      </span>
    </output>
  );
}

function OnDeviceOnly({ isRefused, isFull }: { isRefused: boolean; isFull: boolean }) {
  if (!isRefused) return <Trans>Draft saved on this device; it syncs when you’re online</Trans>;
  if (isFull) return <Trans>Draft saved on this device only: you have too many drafts</Trans>;
  return <Trans>Draft saved on this device only</Trans>;
}
