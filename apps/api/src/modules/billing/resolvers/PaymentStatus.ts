import type { PaymentStatusResolvers } from '../../../graphql/generated/resolvers.ts';

export const PaymentStatus: PaymentStatusResolvers = {
  PENDING: 'pending',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  ANNULLED: 'annulled',
  REVERSED: 'reversed',
};
