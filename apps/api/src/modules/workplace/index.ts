import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import { root } from './resolvers/root.ts';
import { SavedView } from './resolvers/SavedView.ts';
import { Waiting } from './resolvers/Waiting.ts';
import { WorkItem } from './resolvers/WorkItem.ts';
import { eraseViewsOf, savedViewsOf } from './saved-view.resource.ts';
import './workplace.events.ts';
import { createWorkplaceLoaders } from './workplace.loaders.ts';
import { workplaceMigrations } from './workplace.migrations.ts';
import { workplacePolicy } from './workplace.policy.ts';

onUserErasure(({ _id }) => eraseViewsOf(_id.toHexString()));

/** What administrators start with: what waits, who takes care of it, how the system stands. */
export const workplace: ApiModule = {
  name: 'workplace',
  resolvers: { ...root, SavedView, Waiting, WorkItem },
  loaders: createWorkplaceLoaders,
  policy: workplacePolicy,
  personalData: savedViewsOf,
  migrations: workplaceMigrations,
};
