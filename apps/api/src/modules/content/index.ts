import type { ApiModule } from '../../module.ts';
import { root } from './resolvers/root.ts';
import { contentMigrations } from './content.migrations.ts';

export { currentVersion } from './content.service.ts';

export const content: ApiModule = {
  name: 'content',
  resolvers: {
    ...root,
  },
  migrations: contentMigrations,
};
