import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from 'react-router-dom';
import { Button } from '@wiki/ui';
import { Dialog, DialogActions } from '../overlays/dialog.tsx';

export interface LeaveGuardProps {
  /** Whether leaving now would give something up. */
  isNeeded: () => boolean;
  /** The person leaves all the same. */
  onLeave: () => void;
}

/**
 * Asks before another page takes the place of a form with unsaved changes. A reload needs no
 * question: the draft survives it.
 */
export function LeaveGuard({ isNeeded, onLeave }: LeaveGuardProps) {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={t`Leave without saving?`} onClose={() => blocker.reset()}>
      <p>
        <Trans>Your changes haven’t been saved. If you leave now, you’ll lose them.</Trans>
      </p>
      <DialogActions>
        <Button variant="default" onClick={() => blocker.reset()}>
          <Trans>Keep editing</Trans>
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onLeave();
            blocker.proceed();
          }}
        >
          <Trans>Leave without saving</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
