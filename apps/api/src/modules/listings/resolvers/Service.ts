import type { ServiceResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { ServiceRecord } from '../listing.model.ts';
import { categoryOf, listingFields, moneyOf } from './listing-fields.ts';

const reads = readsOf<ServiceRecord>();

export const Service: ServiceResolvers = {
  ...listingFields,
  serviceType: reads(['serviceType'], ({ serviceType }) =>
    serviceType === null ? null : categoryOf('SERVICE_TYPES', serviceType),
  ),
  startPrice: reads(['startPrice', 'currency'], (service) => moneyOf(service, service.startPrice)),
  endPrice: reads(['endPrice', 'currency'], (service) => moneyOf(service, service.endPrice)),
  pricePerHour: reads(['pricePerHour', 'currency'], (service) =>
    moneyOf(service, service.pricePerHour),
  ),
};
