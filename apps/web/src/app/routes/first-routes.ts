import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** The routes that the first load carries; whatever is not here is found in `other-routes.tsx`. */
export const firstRoutes: RouteObject[] = [
  featureRoute(paths.home(), 'home', () => {
    // Begun together: the page shows it as soon as it is there.
    void import('../../features/home/components/featured-listings.tsx').catch(() => undefined);
    return import('../../features/home/views/home.tsx').then(({ Home }) => Home);
  }),
  featureRoute('*', 'not-found', () =>
    import('../../features/not-found/views/not-found.tsx').then(({ NotFound }) => NotFound),
  ),
];
