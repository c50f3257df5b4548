import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { recordEditors } from '../editors.live.ts';
import { readChoices, setPresenceChoices } from '../presence.resource.ts';

export const root = {
  Query: { myPresenceChoices: query(readChoices) },
  Mutation: { setPresenceChoices: mutation({ choices: null }, setPresenceChoices) },
  Subscription: {
    recordEditors: { subscribe: (_parent, args, ctx) => recordEditors(ctx, args) },
  },
} satisfies Resolvers;
