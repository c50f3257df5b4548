import type { RouteObject } from 'react-router-dom';
import type { SectionName } from '../../features/opening-soon/sections.ts';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

const upcoming = (path: string, section: SectionName): RouteObject =>
  featureRoute(path, 'opening-soon', async () => {
    const { OpeningSoon } = await import('../../features/opening-soon/views/opening-soon.tsx');
    return () => <OpeningSoon section={section} />;
  });

/** Sections that are not open yet, at the addresses they will have: open to all. */
export const upcomingPublicRoutes: RouteObject[] = [
  upcoming('/wiki-forum/*', 'forum'),
  upcoming('/partners/*', 'partners'),
  upcoming('/news/*', 'news'),
];

/** The same, in the back office. */
export const upcomingAdminRoutes: RouteObject[] = [
  upcoming(paths.admin.analytics(), 'analytics'),
  upcoming('/admin/manage-discussions/*', 'adminDiscussions'),
  upcoming('/admin/manage-partners/*', 'adminPartners'),
  upcoming('/admin/customer-service/*', 'adminSupport'),
  upcoming('/admin/manage-news/*', 'adminNews'),
];
