import { addDays, daysBetween, isDay, limits } from '@wiki/domain';
import type { NetworkFiguresQueryVariables } from '../../gql/admin-home.ts';
import type { StatisticUnit } from '../../gql/schema-types.ts';
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
  'support.requests',
  'support.answered',
  'support.answerSeconds',
  'support.rated',
  'support.stars',
  'search.searches',
  'search.empty',
  'activity.people',
];

/** Whether figures of these days can be asked for: of the past, and not of more than the server adds up. */
export const areDays = (from: string, until: string, today: string): boolean =>
  isDay(from) &&
  isDay(until) &&
  from <= until &&
  until <= today &&
  daysBetween(from, until) <= limits.statistics.days;

/** What figures of so many days are added up over, so that a chart can be read. */
const unitOfLength = (days: number): StatisticUnit =>
  days <= 45 ? 'DAY' : days <= 185 ? 'WEEK' : 'MONTH';

/** Which figures an address asks for, until a moment. */
export function figuresAt(
  params: URLSearchParams,
  now: Date,
): {
  /** Null for two days that the address names. */
  period: (typeof periods)[number] | null;
  today: string;
  asked: NetworkFiguresQueryVariables & { from: string; until: string };
} {
  const today = dayOf(now);
  const comparison = comparisons.find((each) => each === params.get('compare')) ?? 'PREVIOUS';
  const [from, until] = [params.get('from') ?? '', params.get('until') ?? ''];
  if (areDays(from, until, today)) {
    const unit = unitOfLength(daysBetween(from, until));
    return { period: null, today, asked: { from, until, unit, comparison, metrics } };
  }
  const period = periods.find((each) => each === params.get('period')) ?? '30';
  const first = addDays(today, 1 - Number(period));
  const asked = { from: first, until: today, unit: unitOf[period], comparison, metrics };
  return { period, today, asked };
}
