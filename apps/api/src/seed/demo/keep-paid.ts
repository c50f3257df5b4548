import { playRenewal } from '../../modules/billing/index.ts';
import { demoBusinesses } from '../data/index.ts';
import { payerOf } from './demo-months.ts';
import { demoId, hour } from './demo-id.ts';

/** How long before an invoice is due it is paid, where nobody who tries the demonstration did. */
const lastMoment = 12 * hour;

/**
 * Pays what businesses of the demonstration owe and is due soon after that moment, so that it looks the
 * same after months: nobody else would, and what they offer would be paused.
 */
export async function keepPaid(now: number): Promise<void> {
  for (const business of demoBusinesses) {
    await playRenewal(demoId('business', business.key).toHexString(), {
      by: new Date(now + lastMoment),
      customerEmail: `${payerOf(business)}@example.com`,
    });
  }
}
