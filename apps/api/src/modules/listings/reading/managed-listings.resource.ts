import { managedListingFilterSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { ManagedListingSort } from '../../../graphql/generated/resolvers.ts';
import { withEachWord } from '../../../kits/find/index.ts';
import { ascending, descending, list } from '../../../kits/resource/index.ts';
import { parseArguments } from '../../../platform/errors/parse-input.ts';
import { searchedWords } from '../listing.derived.ts';
import { ListingModel } from '../listing.model.ts';
import { managedBy } from '../listing.policy.ts';

interface ManagedArguments {
  /** As the schema's `ManagedListingFilter`. */
  filter?: unknown;
  sort: ManagedListingSort;
}

const orders = {
  CHANGED: descending('dateChanged'),
  UNCHANGED: ascending('dateChanged'),
  NEWEST: descending('dateCreated'),
  OLDEST: ascending('dateCreated'),
  MOST_VIEWED: descending('sortedViews'),
  LEAST_VIEWED: ascending('sortedViews'),
  MOST_CONTACTED: descending('sortedContacts'),
  LEAST_CONTACTED: ascending('sortedContacts'),
} as const satisfies Record<ManagedListingSort, object>;

/**
 * The listings the viewer manages, in every state: those of the own business, all for administrators;
 * nothing for those who work for none.
 */
export const managedListings = list({
  name: 'managedListings',
  model: ListingModel,
  visibleTo: (viewer, { filter }: ManagedArguments) => {
    const { businessId } = asked(filter);
    return {
      // Only administrators choose: the condition of the others' own business comes last.
      ...(businessId ? { businessId } : {}),
      ...(managedBy(signedIn(viewer)) ?? { businessId: { $in: [] } }),
    };
  },
  filter: ({ filter }) => {
    const { type, status, isFeatured, search } = asked(filter);
    return {
      ...(type ? { type } : {}),
      ...(status ? { status } : {}),
      ...(isFeatured == null ? {} : { isFeatured }),
      ...(search ? withEachWord('nameKeys', searchedWords(search)) : {}),
    };
  },
  order: ({ sort }) => orders[sort],
  always: ['type'],
  isTyped: true,
});

const asked = (filter: unknown) => parseArguments(managedListingFilterSchema, filter ?? {});
