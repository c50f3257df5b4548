import type { MembershipResolvers } from '../../../graphql/generated/resolvers.ts';

export const Membership: MembershipResolvers = {
  datePeriodStart: ({ periodStart }) => periodStart,
  datePeriodEnd: ({ periodEnd }) => periodEnd,
  dateGraceEnd: ({ graceEnd }) => graceEnd,
};
