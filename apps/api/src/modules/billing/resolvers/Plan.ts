import type { PlanResolvers } from '../../../graphql/generated/resolvers.ts';
import { planRevision } from '../plans/plan.service.ts';
import { charged, displayed, withTax } from '../payments/amounts.ts';

export const Plan: PlanResolvers = {
  key: ({ _id }) => _id,
  price: ({ priceMinor }) => charged(priceMinor),
  taxPercent: (_plan, _args, { config }) => config.taxPercent,
  total: ({ priceMinor }, _args, { config }) =>
    charged(withTax(priceMinor, config.taxPercent).totalMinor),
  revision: planRevision,
  displayPrice: ({ displayPriceMinor }, _args, { config }) => displayed(displayPriceMinor, config),
};
