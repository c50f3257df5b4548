import type { FacetValueResolvers } from '../../../graphql/generated/resolvers.ts';
import { referenceLabel } from '../../reference/index.ts';

export const FacetValue: FacetValueResolvers = {
  label: ({ list, value }) => list && referenceLabel(list, value),
};
