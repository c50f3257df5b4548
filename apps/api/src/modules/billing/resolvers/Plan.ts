import type { PlanResolvers } from '../../../graphql/generated/resolvers.ts';
import { charged, displayed, withTax } from '../amounts.ts';

export const Plan: PlanResolvers = {
  key: ({ _id }) => _id,
  price: ({ priceMinor }) => charged(priceMinor),
  taxPercent: (_plan, _args, { config }) => config.taxPercent,
  total: ({ priceMinor }, _args, { config }) =>
    charged(withTax(priceMinor, config.taxPercent).totalMinor),
  displayPrice: ({ displayPriceMinor }, _args, { config }) => displayed(displayPriceMinor, config),
};
