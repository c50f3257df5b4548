import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { upgradeMembership as upgrade } from '../../membership.service.ts';

export const upgradeMembership: MutationResolvers['upgradeMembership'] = (_parent, _args, ctx) =>
  payloadOf({ accountStatus: null }, () => upgrade(ctx));
