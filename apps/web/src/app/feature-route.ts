import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/page-skeleton.tsx';
import { loadCatalogue } from '../lib/i18n/i18n.ts';

type Part =
  | 'form-parts'
  | 'application-parts'
  | 'business-form'
  | 'business-people'
  | 'listing-parts'
  | 'listing-filters'
  | 'listing-form'
  | 'review-parts';

/**
 * A page of a feature, loaded with its messages when it is first opened.
 * @param feature the folder under `features/`, which names the catalogue too
 * @param parts catalogues of shared parts it uses: `form-parts` for files, places and guards of forms,
 * `application-parts` for what applications say and how they stand, `business-form` for the profile of
 * a business, `business-people` for those who work for one, `listing-parts` for listings as visitors
 * see them, `listing-filters` for narrowing lists of them, `listing-form` for writing them, `review-parts` for reviews
 */
export function featureRoute(
  path: string,
  feature: string,
  load: () => Promise<ComponentType>,
  parts: readonly Part[] = [],
): RouteObject {
  return {
    path,
    HydrateFallback: PageSkeleton,
    lazy: async () => {
      const [Component] = await Promise.all([
        load(),
        ...[feature, ...parts].map((name) => loadCatalogue(name)),
      ]);
      return { element: createElement(Component) };
    },
  };
}
