import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readInvoice } from '../../invoice.service.ts';

export const invoice: QueryResolvers['invoice'] = (_parent, { id }, ctx) => readInvoice(ctx, id);
