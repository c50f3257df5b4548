import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { recordManualPayment as record } from '../../manual-payment.service.ts';

export const recordManualPayment: MutationResolvers['recordManualPayment'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ payment: null }, () => record(ctx, input));
