import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import {
  followState,
  myFollows,
  myTopicBookmarks,
  setFollow,
  setTopicBookmarked,
} from '../follow.resource.ts';

export const root = {
  Query: {
    followState: query(followState),
    myFollows: myFollows.resolve,
    myTopicBookmarks: myTopicBookmarks.resolve,
  },
  Mutation: {
    setFollow: mutation({ follow: null }, setFollow),
    setTopicBookmarked: mutation({ follow: null }, setTopicBookmarked),
  },
} satisfies Resolvers;
