import { addDays } from '@wiki/domain';
import type { NetworkFiguresQueryVariables } from '../../gql/admin-home.ts';
import { dayOf } from '../../lib/format/day.ts';

const periods = ['7', '30', '90', '365'] as const;
const comparisons = ['PREVIOUS', 'YEAR', 'NONE'] as const;
const unitOf = { '7': 'DAY', '30': 'DAY', '90': 'WEEK', '365': 'MONTH' } as const;

/** Every figure that the page shows, asked for at once. */
const metrics = [
  'level.members',
  'level.users',
  'level.businesses',
  'level.products',
  'level.services',
  'level.properties',
  'level.country:*',
  'users.joined',
  'users.left',
  'businesses.members',
  'businesses.lapsed',
  'payments.payments',
  'payments.revenueMinor',
  'payments.taxMinor',
  'payments.refused',
  'applications.begun',
  'applications.submitted',
  'applications.decided',
  'applications.approved',
  'applications.paid',
  'applications.activated',
  'applications.decisionSeconds',
  'applications.paymentSeconds',
  'listings.published',
  'listings.published:product',
  'listings.published:service',
  'listings.published:property',
  'engagement.views',
  'engagement.saves',
  'chat.contacts',
  'chat.messages',
  'chat.conversations',
  'reviews.reviews',
  'reviews.stars',
  'reviews.disputes',
  'forum.discussions',
  'forum.comments',
  'search.searches',
  'search.empty',
  'activity.people',
];

/** Which figures an address asks for, until a moment. */
export function figuresAt(
  params: URLSearchParams,
  now: Date,
): { period: (typeof periods)[number]; asked: NetworkFiguresQueryVariables } {
  const period = periods.find((each) => each === params.get('period')) ?? '30';
  const comparison = comparisons.find((each) => each === params.get('compare')) ?? 'PREVIOUS';
  const until = dayOf(now);
  const from = addDays(until, 1 - Number(period));
  return { period, asked: { from, until, unit: unitOf[period], comparison, metrics } };
}
