import type { ApiModule } from '../../module.ts';
import { root } from './resolvers/root.ts';
import { WorkItem } from './resolvers/WorkItem.ts';
import './workplace.events.ts';
import { workplaceMigrations } from './workplace.migrations.ts';
import { workplacePolicy } from './workplace.policy.ts';

/** What administrators start with: what waits, who takes care of it, how the system stands. */
export const workplace: ApiModule = {
  name: 'workplace',
  resolvers: { ...root, WorkItem },
  policy: workplacePolicy,
  migrations: workplaceMigrations,
};
