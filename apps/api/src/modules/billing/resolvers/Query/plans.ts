import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readPlans } from '../../plan.service.ts';

export const plans: QueryResolvers['plans'] = () => readPlans();
