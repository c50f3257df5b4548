import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import {
  discardGivenUpEvent,
  discardJob,
  givenUpEvents,
  jobs,
  retryGivenUpEvent,
  retryJob,
} from '../jobs.resource.ts';

export const root = {
  Query: { jobs: jobs.resolve, givenUpEvents: givenUpEvents.resolve },
  Mutation: {
    retryJob: mutation({ job: null }, retryJob),
    discardJob: mutation({ job: null }, discardJob),
    retryGivenUpEvent: mutation({ givenUpEvent: null }, retryGivenUpEvent),
    discardGivenUpEvent: mutation({ givenUpEvent: null }, discardGivenUpEvent),
  },
} satisfies Resolvers;
