import { cannedReason } from '@wiki/domain';
import type { ReasonResolvers } from '../../../graphql/generated/resolvers.ts';

export const Reason: ReasonResolvers = {
  canned: ({ key }) => (key ? cannedReason(key) : null),
};
