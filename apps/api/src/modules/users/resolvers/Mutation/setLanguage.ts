import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { setLanguage as set } from '../../user.service.ts';

export const setLanguage: MutationResolvers['setLanguage'] = (_parent, { input }, ctx) =>
  payloadOf({ user: null }, () => set(ctx, input));
