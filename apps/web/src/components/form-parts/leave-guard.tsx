import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { useHeldMove } from '../../lib/routing/use-held-move.ts';
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
  const move = useHeldMove(({ from, to }) => isNeeded() && from.pathname !== to.pathname);
  if (!move) return null;
  return (
    <Dialog title={t`Leave without saving?`} onClose={() => move.drop()}>
      <p>
        <Trans>Your changes haven’t been saved. If you leave now, you’ll lose them.</Trans>
      </p>
      <DialogActions>
        <Button variant="default" onClick={() => move.drop()}>
          <Trans>Keep editing</Trans>
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onLeave();
            move.proceed();
          }}
        >
          <Trans>Leave without saving</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
