import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { readChoices, setPresenceChoices } from '../presence.resource.ts';

export const root = {
  Query: { myPresenceChoices: query(readChoices) },
  Mutation: { setPresenceChoices: mutation({ choices: null }, setPresenceChoices) },
} satisfies Resolvers;
