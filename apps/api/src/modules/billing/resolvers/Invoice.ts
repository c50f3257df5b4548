import type { InvoiceResolvers } from '../../../graphql/generated/resolvers.ts';
import { charged, displayed } from '../amounts.ts';

export const Invoice: InvoiceResolvers = {
  id: ({ _id }) => _id.toHexString(),
  subtotal: ({ subtotalMinor }) => charged(subtotalMinor),
  tax: ({ taxMinor }) => charged(taxMinor),
  total: ({ totalMinor }) => charged(totalMinor),
  displayTotal: ({ displayTotalMinor }, _args, { config }) => displayed(displayTotalMinor, config),
};
