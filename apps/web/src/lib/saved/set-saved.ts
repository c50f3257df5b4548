import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { SetListingSavedDocument } from '../../gql/saved.ts';
import { client } from '../apollo/client.ts';

type SavedListing = Pick<ListingCardFragment, '__typename' | 'id'>;

/**
 * Keeps a listing among the favourites or drops it: on screen at once, undone there when the server
 * refuses.
 * @throws when the server cannot be reached
 */
export async function setSaved({ __typename, id }: SavedListing, isSaved: boolean): Promise<void> {
  await client.mutate({
    mutation: SetListingSavedDocument,
    variables: { input: { listingId: id, isSaved } },
    optimisticResponse: {
      setListingSaved: {
        isSaved,
        listing: { __typename, id, viewerHasSaved: isSaved },
        userErrors: [],
      },
    },
  });
}
