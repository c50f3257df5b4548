import { useState } from 'react';
import { useChosen } from '../../../domains/listing-form/use-chosen.ts';
import type { ListingRow } from '../../../domains/listing-form/use-managed-listings.ts';
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
  const chosen = useChosen(listings);
  const [toRemove, setToRemove] = useState<readonly ListingRow[] | null>(null);
  const { problem } = moderation;
  return (
    <>
      <ProblemAlert problem={problem ? { code: problem } : null} />
      <ListingTable
        listings={listings}
        chosen={chosen}
        onRemove={(listing) => setToRemove([listing])}
        moderation={moderation}
      />
      <BulkBar
        chosen={chosen.rows}
        moderation={moderation}
        onRemove={setToRemove}
        onClear={chosen.clear}
      />
      {toRemove && (
        <RemoveDialog rows={toRemove} moderation={moderation} onClose={() => setToRemove(null)} />
      )}
    </>
  );
}
