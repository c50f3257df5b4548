import type { ApiModule } from '../../module.ts';
import { contentMigrations } from './content.migrations.ts';
import { legalPage } from './content-page.ts';
import { document } from './resolvers/Query/document.ts';
import { site } from './resolvers/Query/site.ts';

export { currentVersion } from './content.service.ts';

export const content: ApiModule = {
  name: 'content',
  resolvers: { Query: { document, site } },
  migrations: contentMigrations,
  subjects: { '/legal/:kind': legalPage },
};
