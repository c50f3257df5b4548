import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { sendPaymentReminder as act } from '../../review.service.ts';

export const sendPaymentReminder: MutationResolvers['sendPaymentReminder'] = (
  _parent,
  { input },
  ctx,
) => payloadOf({ application: null }, () => act(ctx, input));
