/** What a feed holds. */
export interface Feed {
  title: string;
  description: string;
  /** Its own address. */
  self: string;
  /** The page that shows the same. */
  home: string;
  language: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Never changes. */
  id: string;
  url: string;
  title: string;
  summary: string;
  published: Date;
  updated: Date;
}

/** Characters that no XML document may hold, however they are written. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as content or attribute of an XML document. */
const xml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const document = (lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');

const newest = ({ entries }: Feed): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

/** A feed as RSS 2.0. */
export const rssOf = (feed: Feed): string =>
  document([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xml(feed.title)}</title>`,
    `<link>${xml(feed.home)}</link>`,
    `<description>${xml(feed.description)}</description>`,
    `<language>${xml(feed.language)}</language>`,
    `<lastBuildDate>${newest(feed).toUTCString()}</lastBuildDate>`,
    `<atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map(({ id, url, title, summary, published }) =>
      [
        '<item>',
        `<title>${xml(title)}</title>`,
        `<link>${xml(url)}</link>`,
        `<guid isPermaLink="false">${xml(id)}</guid>`,
        `<pubDate>${published.toUTCString()}</pubDate>`,
        `<description>${xml(summary)}</description>`,
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>',
  ]);

/** A feed as Atom 1.0. */
export const atomOf = (feed: Feed): string =>
  document([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.language)}">`,
    `<id>${xml(feed.self)}</id>`,
    `<title>${xml(feed.title)}</title>`,
    `<subtitle>${xml(feed.description)}</subtitle>`,
    `<updated>${newest(feed).toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(feed.home)}"/>`,
    '<author><name>Wiki empresarios</name></author>',
    ...feed.entries.map(({ id, url, title, summary, published, updated }) =>
      [
        '<entry>',
        `<id>${xml(id)}</id>`,
        `<title>${xml(title)}</title>`,
        `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
        `<published>${published.toISOString()}</published>`,
        `<updated>${updated.toISOString()}</updated>`,
        `<summary>${xml(summary)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
  ]);
