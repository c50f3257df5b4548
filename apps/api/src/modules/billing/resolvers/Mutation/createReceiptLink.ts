import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { createReceiptLink as create } from '../../document-links.service.ts';

export const createReceiptLink: MutationResolvers['createReceiptLink'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ url: null }, () => create(ctx, input));
