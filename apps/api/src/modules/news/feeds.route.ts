import { isLanguage, type Language, pathTo } from '@wiki/domain';
import type { Express } from 'express';
import type { Config } from '../../config.ts';
import { limitRequests } from '../../platform/http/security/limit-requests.ts';
import { textIn } from '../../platform/http/pages/page-meta-texts.ts';
import { nameOf } from '../../platform/http/pages/page-meta.ts';
import { atomOf, type Feed, rssOf } from './feed-xml.ts';
import { newestNews, shownText } from './news.store.ts';

const formats = {
  rss: { write: rssOf, type: 'application/rss+xml; charset=utf-8' },
  atom: { write: atomOf, type: 'application/atom+xml; charset=utf-8' },
} as const;
export type FeedFormat = keyof typeof formats;

/** How many pieces of news a feed holds. */
const feedLength = 30;

/** The address of a feed. */
export const feedAddress = (
  format: FeedFormat,
  language: Language,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): string => `${baseUrl}${pathTo('news')}/${format}.${language}.xml`;

/** Serves the news as RSS and Atom, in each language: what was only written in the other is in it too. */
export function serveFeeds(app: Express, config: Config): void {
  app.get(
    `${pathTo('news')}/:format.:language.xml`,
    limitRequests('pages'),
    async (request, response, next) => {
      const { format, language } = request.params;
      if (!isLanguage(language) || (format !== 'rss' && format !== 'atom')) {
        next();
        return;
      }
      const { write, type } = formats[format];
      const feed = await feedIn(language, feedAddress(format, language, config), config);
      response.set('Cache-Control', 'public, max-age=300').type(type).send(write(feed));
    },
  );
}

async function feedIn(language: Language, self: string, { baseUrl }: Config): Promise<Feed> {
  const news = await newestNews(feedLength);
  return {
    title: `Wiki empresarios · ${nameOf('news', language)}`,
    description: taglines[language],
    self,
    home: `${baseUrl}${pathTo('news')}?lang=${language}`,
    language,
    entries: news.map((item) => {
      const { title, summary } = shownText(item);
      return {
        id: `${baseUrl}${pathTo('newsItem', { slug: item.slug })}`,
        url: `${baseUrl}${pathTo('newsItem', { slug: item.slug })}?lang=${language}`,
        title: textIn(title, language),
        summary: textIn(summary, language),
        published: item.datePublished ?? item.dateCreated,
        updated: item.dateUpdated ?? item.dateCreated,
      };
    }),
  };
}

const taglines: Record<Language, string> = {
  en: 'The business network where everyone wins',
  es: 'La red de negocios donde todos ganamos',
};
