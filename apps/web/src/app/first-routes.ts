import type { RouteObject } from 'react-router-dom';
import { pageRoute, viewRoute } from './page-route.ts';
import { firstViews } from './views/first-views.ts';

/** The routes that the first load carries; whatever isn't here is found in `other-routes.tsx`. */
export const firstRoutes: RouteObject[] = [
  pageRoute('home', firstViews.home),
  viewRoute('*', firstViews.notFound),
];
