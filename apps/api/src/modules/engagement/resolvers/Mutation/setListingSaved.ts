import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { setListingSaved as set } from '../../favourites.service.ts';

export const setListingSaved: MutationResolvers['setListingSaved'] = (_parent, { input }, ctx) =>
  payloadOf({ isSaved: false, listing: null }, () => set(ctx, input));
