import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { actionPayloadOf } from '../../action-payload.ts';
import { deleteAccount as remove } from '../../privacy.service.ts';

export const deleteAccount: MutationResolvers['deleteAccount'] = (_parent, { input }, ctx) =>
  actionPayloadOf(() => remove(ctx, input));
