import type { GivenUpEventResolvers } from '../../../graphql/generated/resolvers.ts';

export const GivenUpEvent: GivenUpEventResolvers = {
  id: ({ _id }) => _id,
  type: ({ event }) => event?.type ?? null,
  dateGivenUp: ({ at }) => at,
};
