import { Trans, useLingui } from '@lingui/react/macro';
import { reviewRemovalReasons } from '@wiki/domain';
import { ConfirmDialog } from '../../../../components/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../components/dialogs/reason-dialog.tsx';
import type { ThreadActions } from './thread-actions.ts';

export interface DeleteDialogProps {
  isOwn: boolean;
  onDelete: (reason: Parameters<ThreadActions['remove']>[1]) => ReturnType<ThreadActions['remove']>;
  onClose: () => void;
}

/** Deletes what one wrote after a question, and what others wrote with a reason that they are told. */
export function DeleteDialog({ isOwn, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  if (isOwn) {
    return (
      <ConfirmDialog
        title={t`Delete what you wrote?`}
        confirmLabel={<Trans>Delete</Trans>}
        isDangerous
        onConfirm={() => onDelete(null)}
        onClose={onClose}
      >
        <Trans>Nobody will be able to read it. Replies to it stay.</Trans>
      </ConfirmDialog>
    );
  }
  return (
    <ReasonDialog
      title={t`Remove this post?`}
      reasons={reviewRemovalReasons}
      confirmLabel={<Trans>Remove</Trans>}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <Trans>The author will see the reason. It can be restored for 30 days.</Trans>
    </ReasonDialog>
  );
}
