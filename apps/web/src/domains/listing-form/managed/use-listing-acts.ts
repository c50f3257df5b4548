import type { ListingAction } from '@wiki/domain';
import { useActOnListingsMutation } from '../../../gql/listing-form.ts';
import type { ReasonInput } from '../../../gql/schema-types.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';

/** What became of an act: a refusal of all of it, or of some of the listings. */
export interface ActResult {
  /** Why nothing was done at all. */
  errors: readonly RefusedInput[];
  /** The listings that were refused, each with its reasons. */
  refused: readonly { listingId: string; errors: readonly RefusedInput[] }[];
  /** The listings it was done to. */
  done: readonly string[];
}

/** Acts on listings; those that are deleted leave the cache. @throws when the API cannot be reached */
export function useListingActs() {
  const [act, { client }] = useActOnListingsMutation();
  return async (
    listingIds: readonly string[],
    action: ListingAction,
    reason?: ReasonInput,
  ): Promise<ActResult> => {
    const { data } = await act({
      variables: { input: { listingIds: [...listingIds], action, ...(reason ? { reason } : {}) } },
    });
    const { outcomes = [], userErrors = [] } = data?.actOnListings ?? {};
    const refused = outcomes.flatMap(({ listingId, userErrors: errors }) =>
      errors.length > 0 ? [{ listingId, errors }] : [],
    );
    const done = outcomes
      .filter(({ userErrors: errors }) => errors.length === 0)
      .map(({ listingId }) => listingId);
    if (action === 'delete') {
      for (const id of done) {
        for (const __typename of ['Product', 'Service', 'Property']) {
          client.cache.evict({ id: client.cache.identify({ __typename, id }) ?? '' });
        }
      }
      client.cache.gc();
    }
    return { errors: userErrors, refused, done };
  };
}
