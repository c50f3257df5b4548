import type { ApiModule } from '../../module.ts';
import { watchReferenceLists } from './reference-cache.ts';
import './reference.events.ts';
import { referenceMigrations } from './reference.migrations.ts';
import { referencePolicy } from './reference.policy.ts';
import { resetReferenceItem } from './resolvers/Mutation/resetReferenceItem.ts';
import { saveReferenceItem } from './resolvers/Mutation/saveReferenceItem.ts';
import { reference as referenceQuery } from './resolvers/Query/reference.ts';
import { ReferenceItem } from './resolvers/ReferenceItem.ts';

export { externalIdOf, isReferenceValue, referenceLabel } from './reference.service.ts';

export const reference: ApiModule = {
  name: 'reference',
  resolvers: {
    Query: { reference: referenceQuery },
    Mutation: { resetReferenceItem, saveReferenceItem },
    ReferenceItem,
  },
  policy: referencePolicy,
  migrations: referenceMigrations,
  watch: watchReferenceLists,
};
