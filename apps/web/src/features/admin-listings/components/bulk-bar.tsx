import { Trans } from '@lingui/react/macro';
import { canAct, mayFeature } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { ChosenBar } from '../../../domains/listing-form/chosen-bar.tsx';
import type { ListingRow } from '../../../domains/listing-form/use-managed-listings.ts';
import type { Moderation } from '../hooks/use-moderation.ts';

export interface BulkBarProps {
  chosen: readonly ListingRow[];
  moderation: Moderation;
  onRemove: (rows: readonly ListingRow[]) => void;
  onClear: () => void;
}

/** What can be done to the chosen listings together. */
export function BulkBar({ chosen, moderation, onRemove, onClear }: BulkBarProps) {
  const idsOf = (rows: readonly ListingRow[]) => rows.map(({ id }) => id);
  const plain = chosen.filter(({ isFeatured, status }) => !isFeatured && mayFeature(status));
  const featured = chosen.filter(({ isFeatured }) => isFeatured);
  const restorable = chosen.filter(({ status }) => canAct(status, 'restore'));
  const removable = chosen.filter(({ status }) => canAct(status, 'remove'));
  return (
    <ChosenBar count={chosen.length} onClear={onClear}>
      {plain.length > 0 && (
        <Button
          size="sm"
          variant="default"
          onClick={() => void moderation.setFeatured(idsOf(plain), true)}
        >
          <Trans>Feature</Trans>
        </Button>
      )}
      {featured.length > 0 && (
        <Button
          size="sm"
          variant="default"
          onClick={() => void moderation.setFeatured(idsOf(featured), false)}
        >
          <Trans>Stop featuring</Trans>
        </Button>
      )}
      {restorable.length > 0 && (
        <Button
          size="sm"
          variant="default"
          onClick={() => void moderation.restore(idsOf(restorable))}
        >
          <Trans>Restore</Trans>
        </Button>
      )}
      {removable.length > 0 && (
        <Button size="sm" variant="default" onClick={() => onRemove(removable)}>
          <Trans context="listing">Remove</Trans>
        </Button>
      )}
    </ChosenBar>
  );
}
