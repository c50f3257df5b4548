import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { createPaymentsCsvLink as create } from '../../document-links.service.ts';

export const createPaymentsCsvLink: MutationResolvers['createPaymentsCsvLink'] = (
  _parent,
  { filter },
  ctx,
) => payloadOf({ url: null }, () => create(ctx, filter));
