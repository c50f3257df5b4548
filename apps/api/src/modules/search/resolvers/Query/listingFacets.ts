import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { countFacets } from '../../facets/facets.service.ts';

export const listingFacets: QueryResolvers['listingFacets'] = async (_parent, args) => {
  const { total, values, price } = await countFacets(args);
  return {
    total,
    categories: values.category,
    brands: values.brand,
    conditions: values.condition,
    serviceTypes: values.serviceType,
    propertyTypes: values.propertyType,
    transactionTypes: values.transactionType,
    bedrooms: values.bedrooms,
    rooms: values.rooms,
    bathrooms: values.bathrooms,
    amenities: values.amenities,
    countries: values.country,
    regions: values.region,
    cities: values.city,
    currencies: values.currency,
    price,
  };
};
