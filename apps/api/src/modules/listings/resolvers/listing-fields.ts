import { categoryLists, limits } from '@wiki/domain';
import type { ReferenceListName } from '@wiki/reference-data';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { Category, Money } from '../../../graphql/generated/resolvers.ts';
import { badArgument } from '../../../platform/errors/errors.ts';
import { imageOf } from '../../files/index.ts';
import { referenceLabel } from '../../reference/index.ts';
import type { ListingRecord } from '../listing.model.ts';
import { canEdit } from '../may-list.ts';
import { problemsOf } from '../publish-rules.ts';

type Ctx = Pick<Context, 'viewer' | 'loaders'>;

/** A value of a taxonomy with its name; one that is not in it any more is called as it is. */
export async function categoryOf(list: ReferenceListName, key: string): Promise<Category> {
  return { key, label: (await referenceLabel(list, key)) ?? { en: key, es: key } };
}

/** An amount of a listing in its currency. */
export const moneyOf = (
  { currency }: Pick<ListingRecord, 'currency'>,
  amountMinor: number | null | undefined,
): Money | null => (amountMinor == null ? null : { amountMinor, currency });

const isManager = (listing: ListingRecord, { viewer }: Ctx) =>
  can(viewer, 'listing.manage', listing);

/** The fields that all three types answer alike. */
export const listingFields = {
  id: ({ _id }: ListingRecord) => _id.toHexString(),
  category: ({ type, category }: ListingRecord) =>
    category === null ? null : categoryOf(categoryLists[type], category),
  priceFrom: (listing: ListingRecord) => moneyOf(listing, listing.priceFrom),
  /** A picture that cannot be shown is left out. */
  async images(
    { images }: ListingRecord,
    { first }: { first?: number | null | undefined },
    { loaders }: Ctx,
  ) {
    const wanted = images.slice(0, Math.max(0, first ?? images.length));
    const shown = await Promise.all(
      wanted.map(async ({ fileId, alt }) => imageOf(await loaders.fileById.load(fileId), alt)),
    );
    return shown.filter((image) => image !== null);
  },
  async business({ businessId }: ListingRecord, _args: object, { loaders }: Ctx) {
    const business = await loaders.businessById.load(businessId);
    if (!business) throw new Error('A listing without its business.');
    return business;
  },
  viewerCanEdit: (listing: ListingRecord, _args: object, { viewer }: Ctx) =>
    canEdit(viewer, listing),
  removalReason: (listing: ListingRecord, _args: object, ctx: Ctx) =>
    isManager(listing, ctx) ? listing.removalReason : null,
  problems: (listing: ListingRecord, _args: object, ctx: Ctx) =>
    isManager(listing, ctx) ? problemsOf(listing) : [],
  async similar(listing: ListingRecord, { first }: { first: number }, { loaders }: Ctx) {
    if (first < 1 || first > limits.listing.similar)
      throw badArgument('first', `a number from 1 to ${limits.listing.similar}`);
    return (await loaders.similarListings.load(listing)).slice(0, first);
  },
};
