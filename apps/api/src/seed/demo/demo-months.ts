import { addMonths } from '@wiki/domain';
import type { DemoBusiness } from '../data/demo-types.ts';
import { demoBusinesses } from '../data/index.ts';
import { demoOwners } from '../data/businesses/owners.ts';
import { demoAccounts } from './demo-accounts.ts';
import { day } from './demo-id.ts';
import { ageOf } from './demo-listings.ts';

/** A paid month of membership. */
export interface DemoMonth {
  start: Date;
  end: Date;
}

/** How many days its present month lasts yet: months of businesses begin on different days. */
const daysLeft = (business: DemoBusiness): number =>
  4 + ((1 + 11 * demoBusinesses.indexOf(business)) % 26);

/** When a business became a member, before everything it did. */
export function joinedOn(business: DemoBusiness, now: number): Date {
  const end = new Date(now + daysLeft(business) * day);
  const months = Math.ceil((ageOf(business) / day + daysLeft(business)) / 30);
  return addMonths(end, -months);
}

/** The months of a business from the day it joined to the present one, all of them paid. */
export function monthsOf(business: DemoBusiness, now: number): [DemoMonth, ...DemoMonth[]] {
  const monthFrom = (start: Date): DemoMonth => ({ start, end: addMonths(start, 1) });
  let last = monthFrom(joinedOn(business, now));
  const months: [DemoMonth, ...DemoMonth[]] = [last];
  while (last.end.getTime() <= now) {
    last = monthFrom(last.end);
    months.push(last);
  }
  return months;
}

/** The month that was paid last. */
export function presentMonthOf(business: DemoBusiness, now: number): DemoMonth {
  const months = monthsOf(business, now);
  return months.at(-1) ?? months[0];
}

/** The key of the person who manages a business and pays for it. */
export function payerOf({ key }: DemoBusiness): string {
  if (key in demoOwners) return key;
  const manager = demoAccounts.find(
    ({ business, memberType }) => business === key && memberType === 'businessAdmin',
  );
  if (!manager) throw new Error(`Nobody manages ${key}.`);
  return manager.key;
}
