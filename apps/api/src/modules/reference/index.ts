import type { ApiModule } from '../../module.ts';
import { watchReferenceLists } from './reference-cache.ts';
import './reference.events.ts';
import { referenceMigrations } from './reference.migrations.ts';
import { referencePolicy } from './reference.policy.ts';
import { root } from './resolvers/root.ts';
import { ReferenceItem } from './resolvers/ReferenceItem.ts';

export type { ReferenceItemView } from './reference-item.ts';
export {
  externalIdOf,
  isReferenceValue,
  referenceItems,
  referenceLabel,
} from './reference.service.ts';

export const reference: ApiModule = {
  name: 'reference',
  resolvers: {
    ...root,
    ReferenceItem,
  },
  policy: referencePolicy,
  migrations: referenceMigrations,
  watch: watchReferenceLists,
};
