import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** What anyone may open besides the home page. */
export const publicRoutes: RouteObject[] = [
  featureRoute(
    paths.becomeBusinessMember(),
    'membership',
    () =>
      import('../../features/membership/views/become-member.tsx').then(
        ({ BecomeMember }) => BecomeMember,
      ),
    ['form-parts', 'application-parts'],
  ),
  featureRoute(paths.about(), 'about', () =>
    import('../../features/about/views/about.tsx').then(({ About }) => About),
  ),
  featureRoute(paths.terms(), 'about', () =>
    import('../../features/about/views/legal.tsx').then(({ Terms }) => Terms),
  ),
  featureRoute(paths.privacy(), 'about', () =>
    import('../../features/about/views/legal.tsx').then(({ Privacy }) => Privacy),
  ),
];
