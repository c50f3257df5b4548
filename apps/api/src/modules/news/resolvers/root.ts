import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import * as resource from '../news.resource.ts';
import { newsAt, readNews } from '../news.store.ts';

const noItem = { newsItem: null };

export const root = {
  Query: {
    news: resource.news.resolve,
    newsItem: (_parent, { id }, { viewer }) => readNews(id, viewer),
    newsItemAt: (_parent, { slug }, { viewer }) => newsAt(slug, viewer),
    managedNews: resource.managedNews.resolve,
    newsCounts: query(resource.newsCounts),
  },
  Mutation: {
    createNews: mutation(noItem, resource.createNews),
    saveNews: mutation(noItem, resource.saveNews),
    publishNews: mutation(noItem, resource.publishNews),
    scheduleNews: mutation(noItem, resource.scheduleNews),
    unpublishNews: mutation(noItem, resource.unpublishNews),
    deleteNews: mutation(noItem, resource.deleteNews),
    restoreNews: mutation(noItem, resource.restoreNews),
    restoreNewsVersion: mutation(noItem, resource.restoreNewsVersion),
  },
} satisfies Resolvers;
