import type DataLoader from 'dataloader';
import { groupsBy } from '../../kits/resource/index.ts';
import { NewsVersionModel, type NewsVersionRecord } from './news.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** What was published of a piece of news, the latest first: who asks has decided that it may be seen. */
    newsVersionsById: DataLoader<string, NewsVersionRecord[]>;
  }
}

/** The loaders of news for one request. */
export const createNewsLoaders = () => ({
  newsVersionsById: groupsBy(NewsVersionModel, 'newsId', { where: {}, sort: { number: -1 } }),
});
