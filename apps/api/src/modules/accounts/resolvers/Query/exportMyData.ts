import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { exportMyData as exportData } from '../../privacy.service.ts';

export const exportMyData: QueryResolvers['exportMyData'] = (_parent, _args, ctx) =>
  exportData(ctx);
