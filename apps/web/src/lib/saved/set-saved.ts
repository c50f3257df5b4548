import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { SetFavouriteDocument } from '../../gql/saved.ts';
import { client } from '../apollo/client.ts';

type SavedListing = Pick<ListingCardFragment, '__typename' | 'id'>;

/**
 * Keeps a listing among the favourites or drops it: on screen at once, undone there when the server
 * refuses.
 * @throws when the server cannot be reached
 */
export async function setSaved(
  { __typename, id }: SavedListing,
  isFavourite: boolean,
): Promise<void> {
  await client.mutate({
    mutation: SetFavouriteDocument,
    variables: { input: { listingId: id, isFavourite } },
    optimisticResponse: {
      setFavourite: {
        isFavourite,
        listing: { __typename, id, viewerHasFavourited: isFavourite },
        userErrors: [],
      },
    },
  });
}
