import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { appRoutes } from './router.tsx';
import { otherRoutes } from './other-routes.tsx';
import { routesTowards } from '../lib/routing/routes-towards.ts';

const all = appRoutes(otherRoutes);

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

const leadsTo = (routes: RouteObject[], at: string) => matchRoutes(routes, at)?.at(-1)?.route.path;

test('an address leads where it does among all routes', () => {
  const paths = pathsOf(all);
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const address = path.replaceAll(/:\w+\??/g, '65f0').replace('*', 'nowhere/at/all');
    for (const written of [address, `${address}/`, address.toUpperCase(), `/${address}`]) {
      const pathname = written.replace(/^\/+/, '/');
      expect(leadsTo(routesTowards(all, pathname), pathname)).toBe(leadsTo(all, pathname));
    }
  }
});

test('a path that is written in another way is looked for among all', () => {
  const coded = `/%${'p'.charCodeAt(0).toString(16)}${'products'.slice(1)}`;
  expect(leadsTo(routesTowards(all, coded), coded)).toBe('/products');
});

test('what begins otherwise is left out', () => {
  const paths = pathsOf(routesTowards(all, '/products/65f0'));
  expect(paths).toContain('/products');
  expect(paths.filter((path) => !path.startsWith('/products'))).toEqual(['*']);
});
