import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listingRemovalReasons } from '@wiki/domain';
import { useListingTitle } from '../../../domains/listing-form/listing-titles.ts';
import type { ListingRow } from '../../../domains/listing-form/use-managed-listings.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import type { Moderation } from '../hooks/use-moderation.ts';

export interface RemoveDialogProps {
  rows: readonly ListingRow[];
  moderation: Moderation;
  onClose: () => void;
}

/** Takes listings off the network, with the reason that their businesses read. */
export function RemoveDialog({ rows, moderation, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const title = useListingTitle();
  const [only] = rows;
  const count = rows.length;
  const name = only ? title(only) : '';
  return (
    <ReasonDialog
      title={
        count === 1 ? t`Take ${name} off the network?` : t`Take ${count} listings off the network?`
      }
      reasons={listingRemovalReasons}
      confirmLabel={<Plural value={count} one="Remove the listing" other="Remove the listings" />}
      onClose={onClose}
      onConfirm={(reason) =>
        moderation.remove(
          rows.map(({ id }) => id),
          { key: reason.key || null, text: reason.text || null },
        )
      }
    >
      <Trans>
        Nobody sees it any more, and its business reads the reason in its language. You can restore
        it; then it waits, paused, for its business.
      </Trans>
    </ReasonDialog>
  );
}
