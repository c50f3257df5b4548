import type { RouteObject } from 'react-router-dom';
import { featureRoute } from '../feature-route.ts';

/** Search: open to visitors. */
export const searchRoutes: RouteObject[] = [
  featureRoute(
    '/advanced-search',
    'search',
    () =>
      import('../../features/search/views/advanced-search.tsx').then(
        ({ AdvancedSearch }) => AdvancedSearch,
      ),
    ['listing-parts', 'listing-filters'],
  ),
];
