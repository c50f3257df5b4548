import type { ApiModule } from '../../module.ts';
import { pushConsumer, pushSessionsConsumer } from './push.consumer.ts';
import { pushHandler } from './push.job.ts';
import { pushMigrations } from './push.migrations.ts';
import { pushDataOf } from './push.resource.ts';
import { PushDevice } from './resolvers/PushDevice.ts';
import { root } from './resolvers/root.ts';

export const push: ApiModule = {
  name: 'push',
  resolvers: { ...root, PushDevice },
  personalData: pushDataOf,
  migrations: pushMigrations,
  consumers: [pushConsumer, pushSessionsConsumer],
  jobs: [pushHandler],
};
