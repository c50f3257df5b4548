import type { SettingsResolvers } from '../../../graphql/generated/resolvers.ts';

export const Settings: SettingsResolvers = {
  logo: ({ logoId }, _args, { loaders }) => (logoId ? loaders.fileById.load(logoId) : null),
};
