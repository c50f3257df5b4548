import type { PageViews } from '../page-route.ts';

export const newsViews = {
  news: () => import('../../features/news/views/news.tsx').then(({ News }) => News),
  newsItem: () =>
    import('../../features/news/views/news-item.tsx').then(({ NewsItemPage }) => NewsItemPage),
  adminNews: () =>
    import('../../features/admin-news/views/news.tsx').then(({ ManagedNews }) => ManagedNews),
  adminCreateNews: () =>
    import('../../features/admin-news/views/create-news.tsx').then(({ CreateNews }) => CreateNews),
  adminNewsItem: () =>
    import('../../features/admin-news/views/edit-news.tsx').then(({ EditNews }) => EditNews),
  adminNewsPreview: () =>
    import('../../features/admin-news/views/preview-news.tsx').then(
      ({ PreviewNews }) => PreviewNews,
    ),
} satisfies PageViews;
