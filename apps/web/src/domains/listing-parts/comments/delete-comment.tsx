import { Trans, useLingui } from '@lingui/react/macro';
import { reviewRemovalReasons } from '@wiki/domain';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';

const { offensive, personalData } = reviewRemovalReasons;
/** What is as wrong in a comment as in a review. */
const reasons = { offensive, personalData };

interface Reason {
  key?: string | null | undefined;
  text?: string | null | undefined;
}

export interface DeleteCommentProps {
  /** One's own goes without a reason; administrators give one for those of others. */
  isOwn: boolean;
  onDelete: (reason?: Reason) => Promise<readonly RefusedInput[]>;
  onClose: () => void;
}

/** Asks before a comment is deleted for good. */
export function DeleteComment({ isOwn, onDelete, onClose }: DeleteCommentProps) {
  const { t } = useLingui();
  return isOwn ? (
    <ConfirmDialog
      title={t`Delete your comment?`}
      confirmLabel={<Trans>Delete</Trans>}
      isDangerous
      onConfirm={() => onDelete()}
      onClose={onClose}
    >
      <Trans>Nobody will be able to read it anymore. This can’t be undone.</Trans>
    </ConfirmDialog>
  ) : (
    <ReasonDialog
      title={t`Delete this comment?`}
      reasons={reasons}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <Trans>The author will be told the reason you give.</Trans>
    </ReasonDialog>
  );
}
