import { type PageAccess, type PageKey, pageKeys, pageOf, rolesFor } from '@wiki/domain';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { RequireRole, RequireViewer } from '../components/page/guards.tsx';
import { pageRoute, type PageView, viewRoute } from './page-route.ts';
import { redirects } from './redirects.ts';
import { otherViews } from './views/other-views.ts';

const views: Partial<Record<PageKey, PageView>> = otherViews;

const routesFor = (access: PageAccess): RouteObject[] =>
  pageKeys.flatMap((key) => {
    const view = views[key];
    return view && pageOf(key).access === access ? [pageRoute(key, view)] : [];
  });

function guarded(access: PageAccess): RouteObject {
  const roles = rolesFor(access);
  return {
    element: roles ? <RequireRole roles={roles} /> : <RequireViewer />,
    children: routesFor(access),
  };
}

/** Leads to another page, with the query it came with. */
function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

const redirecting = (Object.keys(redirects) as (keyof typeof redirects)[]).map((key) => ({
  path: pageOf(key).path,
  element: <Redirect to={redirects[key]} />,
}));

/** Every part by itself, for those who build with them; no build has it. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      viewRoute('/dev/parts', () =>
        import('../features/dev-parts/parts.tsx').then(({ Parts }) => Parts),
      ),
    ]
  : [];

/** Every page beyond the home page: this table is loaded after it, when it's first needed. */
export const otherRoutes: RouteObject[] = [
  ...routesFor('everyone'),
  guarded('signedIn'),
  guarded('business'),
  guarded('wikiAdmin'),
  ...redirecting,
  ...developmentRoutes,
];
