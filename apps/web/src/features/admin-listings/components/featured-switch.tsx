import { mayFeature } from '@wiki/domain';
import { SwitchField } from '@wiki/ui';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import type { ListingRow } from '../../../domains/listing-form/use-managed-listings.ts';
import type { Moderation } from '../hooks/use-moderation.ts';

export interface FeaturedSwitchProps {
  label: ReactNode;
  listing: ListingRow;
  moderation: Moderation;
}

/** Features a listing or ends it: shown at once, and back again when it is refused. */
export function FeaturedSwitch({ label, listing, moderation }: FeaturedSwitchProps) {
  const { id, isFeatured, status } = listing;
  const [shown, setShown] = useOptimistic(isFeatured);
  return (
    <SwitchField
      label={label}
      checked={shown}
      disabled={!isFeatured && !mayFeature(status)}
      onChange={({ currentTarget: { checked } }) =>
        startTransition(async () => {
          setShown(checked);
          await moderation.setFeatured([id], checked);
        })
      }
    />
  );
}
