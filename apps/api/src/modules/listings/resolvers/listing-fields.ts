import { categoryLists, limits } from '@wiki/domain';
import type { ReferenceListName } from '@wiki/reference-data';
import { can } from '../../../authz/actions.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../graphql/context.ts';
import type { Category, Money } from '../../../graphql/generated/resolvers.ts';
import { badArgument } from '../../../platform/errors/errors.ts';
import { whenLoaded } from '../../../kits/resource/index.ts';
import { askedFields, readsOf } from '../../../platform/reads/index.ts';
import { imageOf } from '../../files/index.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { referenceLabel } from '../../reference/index.ts';
import { nothingCounted } from '../engagement/engagement.store.ts';
import type { ListingRecord } from '../listing.model.ts';
import { comparedFields, type ListingWithTraits } from '../reading/similar-listings.ts';
import { canEdit } from '../writing/listing-writers.ts';
import { problemsOf } from '../writing/publish-rules.ts';

const reads = readsOf<ListingRecord>();

type Ctx = Pick<Context, 'viewer' | 'loaders'>;

/** A value of a taxonomy with its name; one that is not in it any more is called as it is. */
export function categoryOf(list: ReferenceListName, key: string): Category | Promise<Category> {
  const called = (label: Category['label'] | null) => ({
    key,
    label: label ?? { en: key, es: key },
  });
  const label = referenceLabel(list, key);
  return label instanceof Promise ? label.then(called) : called(label);
}

/** An amount of a listing in its currency. */
export const moneyOf = (
  { currency }: Pick<ListingRecord, 'currency'>,
  amountMinor: number | null | undefined,
): Money | null => (amountMinor == null ? null : { amountMinor, currency });

const isManager = (listing: Pick<ListingRecord, 'businessId'>, { viewer }: Ctx) =>
  can(viewer, 'listing.manage', listing);

function thereIs(business: BusinessRecord | null): BusinessRecord {
  if (!business) throw new Error('A listing without its business.');
  return business;
}

/** The fields that all three types answer alike. */
export const listingFields = {
  id: reads(['_id'], ({ _id }) => _id.toHexString()),
  category: reads(['type', 'category'], ({ type, category }) =>
    category === null ? null : categoryOf(categoryLists[type], category),
  ),
  priceFrom: reads(['priceFrom', 'currency'], (listing) => moneyOf(listing, listing.priceFrom)),
  /** A picture that cannot be shown is left out. */
  images: reads(
    ['images'],
    async ({ images }, { first }: { first?: number | null | undefined }, { loaders }: Ctx) => {
      const wanted = images.slice(0, Math.max(0, first ?? images.length));
      const shown = await Promise.all(
        wanted.map(async ({ fileId, alt }) => imageOf(await loaders.fileById.load(fileId), alt)),
      );
      return shown.filter((image) => image !== null);
    },
  ),
  business: reads(
    ['businessId'],
    ({ businessId }, _args: object, { loaders }: Ctx, info: GraphQLResolveInfo) =>
      whenLoaded(loaders.businessById.get(businessId, askedFields(info)), thereIs),
  ),
  engagement: reads(['_id'], ({ _id }, _args: object, { loaders }: Ctx, info: GraphQLResolveInfo) =>
    whenLoaded(
      loaders.engagementOfListing.get(_id.toHexString(), askedFields(info)),
      (counted) => counted ?? { _id, ...nothingCounted },
    ),
  ),
  viewerCanEdit: reads(['businessId', 'status'], (listing, _args: object, { viewer }: Ctx) =>
    canEdit(viewer, listing),
  ),
  removalReason: reads(['businessId', 'removalReason'], (listing, _args: object, ctx: Ctx) =>
    isManager(listing, ctx) ? listing.removalReason : null,
  ),
  problems: (listing: ListingRecord, _args: object, ctx: Ctx) =>
    isManager(listing, ctx) ? problemsOf(listing) : [],
  similar: readsOf<ListingWithTraits>()(
    comparedFields,
    async (listing, { first }: { first: number }, { loaders }: Ctx, info: GraphQLResolveInfo) => {
      if (first < 1 || first > limits.listing.similar)
        throw badArgument('first', `a number from 1 to ${limits.listing.similar}`);
      const asked = askedFields(info);
      return (await loaders.similarListings.load({ listing, asked })).slice(0, first);
    },
  ),
};
