import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { installation } from '../installation.service.ts';
import { saveSettings, settings } from '../settings.resource.ts';
import { sendTestMail } from '../test-mail.service.ts';

export const root = {
  Query: { settings: query(settings), installation: query(installation) },
  Mutation: {
    saveSettings: mutation({ settings: null }, saveSettings),
    sendTestMail: mutation({ result: null }, sendTestMail),
  },
} satisfies Resolvers;
