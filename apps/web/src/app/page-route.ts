import { type PageKey, pageOf } from '@wiki/domain';
import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { WaitingPage } from '../components/page-shapes/waiting-page.tsx';

/** Loads what a page shows. */
export type PageView = () => Promise<ComponentType>;

/** The views of some pages of the manifest. */
export type PageViews = Partial<Record<PageKey, PageView>>;

/** A page at its path, loaded with its messages when it's first opened. */
export const pageRoute = (key: PageKey, load: PageView): RouteObject =>
  viewRoute(pageOf(key).path, load);

/** The same for a path that isn't a page of its own. */
export const viewRoute = (path: string, load: PageView): RouteObject => ({
  path,
  element: createElement(WaitingPage),
  lazy: async () => ({ element: createElement(await load()) }),
});
