import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import {
  type ListEntryFragment,
  useResetReferenceItemMutation,
} from '../../../gql/admin-reference.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';

export interface ResetDialogProps {
  entry: ListEntryFragment;
  onReset: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes an entry back to its default, or removes one that was added. */
export function ResetDialog({ entry, onReset, onClose }: ResetDialogProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const [reset] = useResetReferenceItemMutation();
  const { list, value, origin } = entry;
  const name = localized(entry.label);
  const isAdded = origin === 'ADDED';
  return (
    <ConfirmDialog
      title={isAdded ? t`Remove ${name}?` : t`Reset ${name} to its default?`}
      confirmLabel={isAdded ? <Trans>Remove the entry</Trans> : <Trans>Reset the entry</Trans>}
      isDangerous={isAdded}
      onClose={onClose}
      onConfirm={async () => {
        const { data } = await reset({ variables: { input: { list, value } } });
        const refusals = data?.resetReferenceItem.userErrors ?? [];
        if (refusals.length === 0) await onReset();
        return refusals;
      }}
    >
      {isAdded ? (
        <Trans>
          Forms will no longer offer it. Records that use it will show the code {value} instead.
        </Trans>
      ) : (
        <Trans>Its names, billing ID and place in forms go back to their defaults.</Trans>
      )}
    </ConfirmDialog>
  );
}
