import { pathTo } from '@wiki/domain';
import { pagesOf } from '../../../platform/http/pages/sitemap-source.ts';
import { BusinessModel } from '../business.model.ts';
import { visibleTo } from '../business.policy.ts';

/** The profiles that everybody sees. When one last changed is not kept. */
export const businessSitemap = pagesOf({
  name: 'businesses',
  model: BusinessModel,
  filter: visibleTo(null),
  fields: [],
  entryOf: ({ _id }) => ({
    path: pathTo('entrepreneur', { businessId: _id.toHexString() }),
    changed: null,
  }),
});
