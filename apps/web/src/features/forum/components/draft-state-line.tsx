import { Trans } from '@lingui/react/macro';
import type { DraftState } from '../draft-saver.ts';
import classes from './discussion-form.module.css';

/** Whether what is typed is safe, in words. */
export function DraftStateLine({ state }: { state: DraftState }) {
  return (
    <output className={classes.state}>
      {state === 'saving' && <Trans>Saving the draft</Trans>}
      {state === 'saved' && <Trans>Draft saved</Trans>}
      {state === 'offline' && <Trans>Not saved yet: there is no connection</Trans>}
      {state === 'elsewhere' && (
        <Trans>Another tab saved a newer version. Reload to go on from there.</Trans>
      )}
    </output>
  );
}
