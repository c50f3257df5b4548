import type { Context } from '../../../graphql/context.ts';
import type { PropertyResolvers } from '../../../graphql/generated/resolvers.ts';
import { videoOf } from '../../files/index.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { PropertyRecord } from '../listing.model.ts';
import { categoryOf, listingFields, moneyOf } from './listing-fields.ts';

const reads = readsOf<PropertyRecord>();

export const Property: PropertyResolvers = {
  ...listingFields,
  rentalPriceMin: reads(['rentalPriceMin', 'currency'], (property) =>
    moneyOf(property, property.rentalPriceMin),
  ),
  rentalPriceMax: reads(['rentalPriceMax', 'currency'], (property) =>
    moneyOf(property, property.rentalPriceMax),
  ),
  listingPriceMin: reads(['listingPriceMin', 'currency'], (property) =>
    moneyOf(property, property.listingPriceMin),
  ),
  listingPriceMax: reads(['listingPriceMax', 'currency'], (property) =>
    moneyOf(property, property.listingPriceMax),
  ),
  amenities: reads(['amenities'], ({ amenities }) =>
    amenities.map((key) => categoryOf('AMENITIES', key)),
  ),
  video: reads(
    ['video'],
    async ({ video }, _args: object, { loaders }: Pick<Context, 'loaders'>) =>
      video === null ? null : videoOf(await loaders.fileById.load(video)),
  ),
};
