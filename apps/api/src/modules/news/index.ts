import { visibleIn } from '../../kits/resource/index.ts';
import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import { serveFeeds } from './feeds.route.ts';
import './news.events.ts';
import { createNewsLoaders } from './news.loaders.ts';
import { newsMigrations } from './news.migrations.ts';
import { NewsModel } from './news.model.ts';
import { newsPolicy, visibleTo } from './news.policy.ts';
import { scheduledSoon } from './news.queue.ts';
import { newsListPage, newsPage, newsSitemap } from './news-page.ts';
import { eraseAuthor, newsDataOf } from './personal-data.ts';
import { publishNewsHandler } from './publish-news.job.ts';
import { NewsItem, NewsText, NewsVersion } from './resolvers/NewsItem.ts';
import { root } from './resolvers/root.ts';

onUserErasure(eraseAuthor);

export { readNews } from './news.store.ts';
export { seedNews } from './seed-news.ts';

export const news: ApiModule = {
  name: 'news',
  resolvers: { ...root, NewsItem, NewsText, NewsVersion },
  policy: newsPolicy,
  loaders: createNewsLoaders,
  personalData: newsDataOf,
  migrations: newsMigrations,
  jobs: [publishNewsHandler],
  soon: [scheduledSoon],
  notificationTargets: { newsItem: visibleIn(NewsModel, visibleTo) },
  subjects: { news: newsListPage, newsItem: newsPage },
  sitemap: newsSitemap,
  routes: serveFeeds,
};
