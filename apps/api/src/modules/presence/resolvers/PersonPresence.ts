import type { PersonPresenceResolvers } from '../../../graphql/generated/resolvers.ts';

export const PersonPresence: PersonPresenceResolvers = {
  async user({ userId }, _args, { loaders }) {
    const user = await loaders.userById.load(userId);
    return user?.erasedAt ? null : user;
  },
};
