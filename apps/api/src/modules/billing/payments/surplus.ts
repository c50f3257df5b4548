import type { PaymentSurplus } from '../../../graphql/generated/resolvers.ts';
import type { PaymentRecord } from './payment.model.ts';

/** Which payments the books count: money with an effect. */
export const countedInBooks = { status: 'approved', isSurplus: false } as const;

/** How surplus money stands; null for a payment that is none. */
export function surplusOf({
  isSurplus,
  surplusDecision,
}: Pick<PaymentRecord, 'isSurplus' | 'surplusDecision'>): PaymentSurplus | null {
  return isSurplus ? (surplusDecision?.kind ?? 'OPEN') : null;
}
