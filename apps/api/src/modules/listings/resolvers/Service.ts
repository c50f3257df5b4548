import type { ServiceResolvers } from '../../../graphql/generated/resolvers.ts';
import { categoryOf, listingFields, moneyOf } from './listing-fields.ts';

export const Service: ServiceResolvers = {
  ...listingFields,
  serviceType: ({ serviceType }) =>
    serviceType === null ? null : categoryOf('SERVICE_TYPES', serviceType),
  startPrice: (service) => moneyOf(service, service.startPrice),
  endPrice: (service) => moneyOf(service, service.endPrice),
  pricePerHour: (service) => moneyOf(service, service.pricePerHour),
};
