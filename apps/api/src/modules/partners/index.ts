import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import './partner.events.ts';
import { partnerFinder } from './partner.finder.ts';
import { createPartnerLoaders } from './partner.loaders.ts';
import { partnerMigrations } from './partner.migrations.ts';
import { partnerPolicy } from './partner.policy.ts';
import { partnerPage, partnerSitemap } from './partner-page.ts';
import { eraseReveals, partnerDataOf } from './personal-data.ts';
import { Partner, PartnerLocation, PartnerOffer } from './resolvers/Partner.ts';
import { root } from './resolvers/root.ts';

onUserErasure(eraseReveals);

export { seedPartner } from './seed-partner.ts';

export const partners: ApiModule = {
  name: 'partners',
  resolvers: { ...root, Partner, PartnerLocation, PartnerOffer },
  policy: partnerPolicy,
  loaders: createPartnerLoaders,
  personalData: partnerDataOf,
  migrations: partnerMigrations,
  finders: [partnerFinder],
  subjects: { partner: partnerPage },
  sitemap: partnerSitemap,
};
