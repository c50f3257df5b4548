import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** What anyone may open. */
export const publicRoutes: RouteObject[] = [
  featureRoute(paths.home(), 'home', () =>
    import('../../features/home/views/home.tsx').then(({ Home }) => Home),
  ),
  featureRoute(paths.products(), 'products', () =>
    import('../../features/products/views/product-list.tsx').then(({ ProductList }) => ProductList),
  ),
  featureRoute('/products/:productId', 'products', () =>
    import('../../features/products/views/product-details.tsx').then(
      ({ ProductDetails }) => ProductDetails,
    ),
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
  featureRoute('*', 'not-found', () =>
    import('../../features/not-found/views/not-found.tsx').then(({ NotFound }) => NotFound),
  ),
];
