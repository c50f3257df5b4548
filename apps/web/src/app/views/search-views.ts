import type { PageViews } from '../page-route.ts';

export const searchViews = {
  search: () =>
    import('../../features/search/views/advanced-search.tsx').then(
      ({ AdvancedSearch }) => AdvancedSearch,
    ),
} satisfies PageViews;
