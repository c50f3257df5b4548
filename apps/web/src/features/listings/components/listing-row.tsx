import { SectionHeader } from '@wiki/ui';
import { useId } from 'react';
import { CardGrid } from '../../../components/lists/card-grid.tsx';
import { ListingCard } from '../../../domains/listing-card/listing-card.tsx';
import type { ListingCardFragment } from '../../../gql/listing-card.ts';
import classes from './listing-row.module.css';

export interface ListingRowProps {
  title: string;
  listings: readonly ListingCardFragment[];
}

/** A few listings below another; nothing when there are none. */
export function ListingRow({ title, listings }: ListingRowProps) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.row}>
      <SectionHeader id={id} title={title} />
      <CardGrid>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </CardGrid>
    </section>
  );
}
