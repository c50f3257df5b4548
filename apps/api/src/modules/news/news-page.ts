import { type Language, pathTo, plainTextOf } from '@wiki/domain';
import type { Config } from '../../config.ts';
import {
  pageAddress,
  previewImageOf,
  previewOf,
  textIn,
} from '../../platform/http/pages/page-meta-texts.ts';
import {
  nameOf,
  type PageFeed,
  stepTo,
  type PageMetaReader,
} from '../../platform/http/pages/page-meta.ts';
import { pagesOf } from '../../platform/http/pages/sitemap-source.ts';
import { siteName } from '../../platform/site/site.ts';
import { findFile, imageOf, shareCardOf } from '../files/index.ts';
import { findUser } from '../users/index.ts';
import { feedAddress } from './feeds.route.ts';
import { NewsModel, type NewsRecord } from './news.model.ts';
import { publicNews } from './news.policy.ts';
import { newsAt, shownText } from './news.store.ts';

/** The feeds of a language, as heads of pages name them. */
export const feedsIn = (language: Language, config: Config): PageFeed[] => {
  const title = `Wiki empresarios · ${nameOf('news', language)}`;
  return [
    { title, type: 'application/rss+xml', url: feedAddress('rss', language, config) },
    { title, type: 'application/atom+xml', url: feedAddress('atom', language, config) },
  ];
};

/** What a piece of news that everybody reads says to search engines and link previews. */
export const newsPage: PageMetaReader = async (slug, language, config) => {
  const news = await newsAt(slug, null);
  if (!news) return null;
  const { title, summary, body, cover } = shownText(news);
  const file = cover && (await findFile(cover.fileId));
  const alt = textIn(cover?.alt, language) || textIn(title, language);
  const image = previewImageOf(imageOf(file), alt, config);
  const author = news.authorId === null ? null : await findUser(news.authorId);
  const publisher = { '@type': 'Organization', name: siteName(), url: config.baseUrl };
  const written = body[language]?.content.length ? language : language === 'es' ? 'en' : 'es';
  const document = body[written];
  const url = pageAddress(pathTo('newsItem', { slug }), language, config);
  return {
    title: textIn(title, language),
    description: previewOf(textIn(summary, language)),
    type: 'article',
    image: previewImageOf(shareCardOf(file), alt, config),
    artwork: { seed: slug, palette: 'sky' },
    trail: [stepTo('news', language)],
    feeds: feedsIn(language, config),
    data: {
      '@type': 'NewsArticle',
      headline: textIn(title, language),
      description: textIn(summary, language),
      articleBody: document ? plainTextOf(document) : null,
      image: image?.url,
      url,
      mainEntityOfPage: url,
      inLanguage: written,
      datePublished: news.datePublished?.toISOString(),
      dateModified: news.dateUpdated?.toISOString(),
      author: author ? { '@type': 'Person', name: author.displayName } : publisher,
      publisher,
    },
  };
};

/** The list of news: what a page says that is not about one thing, with its feeds. */
export const newsListPage: PageMetaReader = async (_id, language, config) => ({
  title: nameOf('news', language),
  description: descriptions[language],
  feeds: feedsIn(language, config),
});

const descriptions: Record<Language, string> = {
  en: 'What is new in the network and in the business of the region.',
  es: 'Lo nuevo de la red y de los negocios de la región.',
};

/** The news that search engines may find. */
export const newsSitemap = pagesOf<NewsRecord>({
  name: 'news',
  model: NewsModel,
  filter: publicNews,
  fields: ['slug', 'dateUpdated'],
  entryOf: ({ slug, dateUpdated }) => ({
    path: pathTo('newsItem', { slug }),
    changed: dateUpdated,
  }),
});
