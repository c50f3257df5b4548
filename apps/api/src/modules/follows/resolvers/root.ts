import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { followState, myFollows, setFollow } from '../follow.resource.ts';

export const root = {
  Query: {
    followState: query(followState),
    myFollows: myFollows.resolve,
  },
  Mutation: {
    setFollow: mutation({ follow: null }, setFollow),
  },
} satisfies Resolvers;
