import { WeaveArt } from '@wiki/ui';
import { Picture } from '../../../components/files/picture.tsx';
import classes from './listing-picture.module.css';
import type { ListingRow } from './use-managed-listings.ts';

/** The primary picture of a listing in a list, or its weave. */
export function ListingPicture({ listing }: { listing: ListingRow }) {
  const { images, artwork } = listing;
  const [first] = images;
  return (
    <span className={classes.picture}>
      {first ? (
        <Picture image={first} sizes="140px" alt="" />
      ) : (
        <WeaveArt {...artwork} columns={6} rows={4} ratio={7 / 4} />
      )}
    </span>
  );
}
