import type { ApiModule } from '../../module.ts';
import './content.events.ts';
import { contentMigrations } from './content.migrations.ts';
import { contentPolicy } from './content.policy.ts';
import { Document, DocumentDraft } from './resolvers/Document.ts';
import { root } from './resolvers/root.ts';

export { currentVersion } from './content.service.ts';

export const content: ApiModule = {
  name: 'content',
  resolvers: {
    ...root,
    Document,
    DocumentDraft,
  },
  policy: contentPolicy,
  migrations: contentMigrations,
};
