import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { openInvoices as readOpenInvoices } from '../../invoice.service.ts';

export const openInvoices: QueryResolvers['openInvoices'] = (_parent, of, ctx) =>
  readOpenInvoices(ctx, of);
