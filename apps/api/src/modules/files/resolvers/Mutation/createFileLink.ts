import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { createFileLink as create } from '../../link.service.ts';

export const createFileLink: MutationResolvers['createFileLink'] = (_parent, { input }, ctx) =>
  payloadOf({ url: null, expiresAt: null }, () => create(ctx, input));
