import type { RouteObject } from 'react-router-dom';

const firstSegment = (path: string): string => path.replace(/^\/+/, '').split('/', 1)[0] ?? '';

/**
 * The routes that an address may lead to, by the first part of its path. To match an address React
 * Router ranks all routes it is given anew, each time and for each of those who ask, which takes a
 * phone longer than to draw a small page.
 */
export function routesTowards(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const wanted = firstSegment(pathname).toLowerCase();
  // What is written in another way may stand for any of them.
  if (wanted.includes('%')) return [...routes];
  return routes.flatMap((route): RouteObject[] => {
    if (route.path === undefined) {
      const children = routesTowards(route.children ?? [], pathname);
      return children.length > 0 ? [{ ...route, children } as RouteObject] : [];
    }
    const own = firstSegment(route.path).toLowerCase();
    return own === wanted || /^[:*]/.test(own) ? [route] : [];
  });
}
