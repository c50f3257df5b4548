import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import type { ListingRow } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import type { RowActs } from '../hooks/use-row-acts.ts';

export interface DeleteDialogProps {
  rows: readonly ListingRow[];
  acts: RowActs;
  onClose: () => void;
}

/** Says what deleting takes away before it does. */
export function DeleteDialog({ rows, acts, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const title = useListingTitle();
  const count = rows.length;
  const [only] = rows;
  const name = only ? title(only) : '';
  return (
    <ConfirmDialog
      title={count === 1 ? t`Delete ${name}?` : t`Delete ${count} listings?`}
      confirmLabel={<Trans>Delete for good</Trans>}
      isDangerous
      onClose={onClose}
      onConfirm={async () => {
        const { problem } = await acts.run(rows, 'delete');
        return problem ? [{ code: problem }] : [];
      }}
    >
      <Plural
        value={count}
        one="It leaves the network with its pictures, comments and favorites. This can’t be undone; to hide it for a while, pause it."
        other="They leave the network with their pictures, comments and favorites. This can’t be undone; to hide them for a while, pause them."
      />
    </ConfirmDialog>
  );
}
