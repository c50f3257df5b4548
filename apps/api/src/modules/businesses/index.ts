import type { ApiModule } from '../../module.ts';
import { createBusinessLoaders } from './business.loaders.ts';
import { businessMigrations } from './business.migrations.ts';
import { Business } from './resolvers/Business.ts';

export type { BusinessRecord, BusinessStatus } from './business.model.ts';
export { createBusiness, hasBusiness, setBusinessStatus } from './write-business.ts';

export const businesses: ApiModule = {
  name: 'businesses',
  resolvers: { Business },
  loaders: createBusinessLoaders,
  migrations: businessMigrations,
};
