import { useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { ChosenBar } from '../../../domains/listing-form/managed/chosen-bar.tsx';
import type { ListingRow } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import { actable } from '../undo.ts';
import { actNames, type SellerAct, sellerActs } from './act-names.ts';

export interface BulkBarProps {
  chosen: readonly ListingRow[];
  /** What is being done now. */
  busy: string | null;
  onAct: (action: SellerAct) => void;
  onClear: () => void;
}

/** What can be done to the chosen listings together. */
export function BulkBar({ chosen, busy, onAct, onClear }: BulkBarProps) {
  const { t } = useLingui();
  return (
    <ChosenBar count={chosen.length} onClear={onClear}>
      {sellerActs
        .filter((act) => actable(chosen, act).length > 0)
        .map((act) => (
          <Button
            key={act}
            size="sm"
            variant="default"
            loading={busy === act}
            onClick={() => onAct(act)}
          >
            {t(actNames[act].label)}
          </Button>
        ))}
    </ChosenBar>
  );
}
