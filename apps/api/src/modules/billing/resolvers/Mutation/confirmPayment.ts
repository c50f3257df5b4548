import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { confirmPayment as confirm } from '../../confirm-payment.service.ts';

export const confirmPayment: MutationResolvers['confirmPayment'] = (_parent, { input }, ctx) =>
  payloadOf({ payment: null }, () => confirm(ctx, input));
