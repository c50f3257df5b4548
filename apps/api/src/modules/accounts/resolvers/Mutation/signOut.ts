import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { actionPayloadOf } from '../../action-payload.ts';
import { signOut as leave } from '../../sign-in.service.ts';

export const signOut: MutationResolvers['signOut'] = (_parent, _args, ctx) =>
  actionPayloadOf(() => leave(ctx));
