import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { startCheckout as start } from '../../checkout.service.ts';

export const startCheckout: MutationResolvers['startCheckout'] = (_parent, { input }, ctx) =>
  payloadOf({ checkout: null }, () => start(ctx, input));
