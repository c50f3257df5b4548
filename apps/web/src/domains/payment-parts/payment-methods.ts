import { msg } from '@lingui/core/macro';

/** What people call the ways to pay. */
export const paymentMethods = {
  CARD: msg`Card`,
  TRANSFER: msg`Bank transfer`,
  CASH: msg`Cash`,
  OTHER: msg({ message: 'Other', context: 'payment' }),
};
