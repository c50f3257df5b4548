import { limit } from '../../platform/rate-limit/rate-limit.ts';

/** What each person may do so often in an hour: each asks the billing service something. */
export const personQuotas = {
  'billing-checkout': { points: 60, durationSeconds: 3_600 },
  'billing-confirmation': { points: 300, durationSeconds: 3_600 },
  'billing-sync': { points: 30, durationSeconds: 3_600 },
} as const;

/** Documents of one address, which a whole office may share: making one costs more than sending it. */
export const documentQuota = { points: 600, durationSeconds: 600 };

/**
 * Counts what a person does.
 * @throws Refusal `TOO_MANY_REQUESTS` with the seconds to wait.
 */
export const limitPerson = (what: keyof typeof personQuotas, userId: string): Promise<void> =>
  limit(what, userId, personQuotas[what]);

/**
 * Counts a receipt or a list of payments that an address asks for.
 * @throws Refusal `TOO_MANY_REQUESTS` with the seconds to wait.
 */
export const limitDocuments = (address: string): Promise<void> =>
  limit('billing-documents', address, documentQuota);
