import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { TimeAgo } from '../facts/time-ago.tsx';
import classes from './save-line.module.css';

export interface SaveLineProps {
  saving: {
    status: 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';
    /** When something was last saved from here, in milliseconds since the epoch. */
    savedAt: number | null;
  };
  /** Why the form as a whole was refused. */
  refusal: RefusedInput | null;
}

/** Says quietly whether what was typed is saved. */
export function SaveLine({ saving: { status, savedAt }, refusal }: SaveLineProps) {
  const errorMessage = useErrorMessage();
  const { t } = useLingui();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  switch (status) {
    case 'waiting':
    case 'saving':
      return (
        <p className={classes.line}>
          <IconRefresh {...icon} />
          <Trans>Saving</Trans>
        </p>
      );
    case 'failed':
      return (
        <output className={classes.line} data-tone="warning">
          <IconCloudOff {...icon} />
          <Trans>Not saved yet; we’ll try again. What you wrote is kept on this device.</Trans>
        </output>
      );
    case 'refused':
      return (
        <p className={classes.line} data-tone="warning" role="alert">
          <IconAlertTriangle {...icon} />
          {refusal ? errorMessage(refusal.code) : t`Not saved: check the marked fields.`}
        </p>
      );
    case 'conflict':
      return (
        <p className={classes.line} data-tone="warning">
          <IconAlertTriangle {...icon} />
          <Trans>Not saved: choose a version first.</Trans>
        </p>
      );
    case 'saved':
      return (
        <p className={classes.line}>
          <IconCloudCheck {...icon} />
          {savedAt ? (
            <span>
              <Trans>Saved</Trans> <TimeAgo value={new Date(savedAt).toISOString()} />
            </span>
          ) : (
            <Trans>Saved</Trans>
          )}
        </p>
      );
  }
}
