import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { retryBillingSync as retry } from '../../billing-sync.service.ts';

export const retryBillingSync: MutationResolvers['retryBillingSync'] = (_parent, _args, ctx) =>
  payloadOf({ accountStatus: null }, () => retry(ctx));
