import { useState } from 'react';
import { limits } from '@wiki/domain';
import type { ListingRow } from '../../../components/listing-form/use-managed-listings.ts';
import { ProblemAlert } from '../../../components/form-errors.tsx';
import { useModeration } from '../hooks/use-moderation.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListingTable } from './listing-table.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

export interface AdminRowsProps {
  listings: readonly ListingRow[];
  reload: () => void;
}

/** The table with what is done to its rows, one by one and together. */
export function AdminRows({ listings, reload }: AdminRowsProps) {
  const moderation = useModeration(reload);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(() => new Set());
  const [toRemove, setToRemove] = useState<readonly ListingRow[] | null>(null);
  const chosen = listings.filter(({ id }) => chosenIds.has(id)).slice(0, limits.listing.bulk);
  const { problem } = moderation;
  return (
    <>
      <ProblemAlert problem={problem ? { code: problem } : null} />
      <ListingTable
        listings={listings}
        chosenIds={chosenIds}
        onChoose={(ids, isChosen) =>
          setChosenIds(
            isChosen
              ? new Set([...chosenIds, ...ids])
              : new Set([...chosenIds].filter((id) => !ids.includes(id))),
          )
        }
        onRemove={(listing) => setToRemove([listing])}
        moderation={moderation}
      />
      <BulkBar
        chosen={chosen}
        moderation={moderation}
        onRemove={setToRemove}
        onClear={() => setChosenIds(new Set())}
      />
      {toRemove && (
        <RemoveDialog rows={toRemove} moderation={moderation} onClose={() => setToRemove(null)} />
      )}
    </>
  );
}
