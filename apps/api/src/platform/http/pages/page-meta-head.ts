import { type Language, languages, type PageKey } from '@wiki/domain';
import { escapeHtml } from './page-html.ts';
import { artworkImage } from './page-artwork.ts';
import { isIndexed, pageMeta, stepTo, type SubjectMeta } from './page-meta.ts';
import { breadcrumbData, structuredDataElement } from './page-meta-data.ts';
import { itemListData } from './page-meta-list.ts';
import { siteData } from './page-meta-site.ts';
import { pageAddress, plainAddress } from './page-meta-texts.ts';
import { siteIdentity, siteName } from '../../site/site.ts';

/** What is requested: an address, its page (null without one), its language, and the thing it is about. */
export interface Page {
  baseUrl: string;
  /** Without a query: filters and sorting are not pages of their own. */
  pathname: string;
  key: PageKey | null;
  language: Language;
  /** Whether the address names the language; one without comes in that of whoever opens it. */
  namesLanguage: boolean;
  subject: SubjectMeta | undefined;
  /** The paths of the things that a list shows, in their order. */
  items: readonly string[];
  /** The installation's profiles elsewhere. */
  profiles: readonly { url: string }[];
}

/** Open Graph's names of the languages. */
const locales: Record<Language, string> = { en: 'en_US', es: 'es_CO' };

/** What the head of a page says to search engines and link previews. Nothing in it is personal. */
export function headOf(page: Page): string {
  const { baseUrl, pathname, key, language, subject } = page;
  const meta = pageMeta(key, language, subject);
  const { image = artworkImage(subject?.artwork ? pathname : null, meta.title, baseUrl) } = meta;
  const addressIn = (of: Language) => escapeHtml(pageAddress(pathname, of, page));
  const plain = escapeHtml(plainAddress(pathname, page));
  const items = page.items.map((path) => pageAddress(path, language, page));
  const others = languages.filter((of) => of !== language);
  return [
    `<title data-initial>${escapeHtml(meta.title)}</title>`,
    `<meta data-initial name="description" content="${escapeHtml(meta.description)}" />`,
    `<meta data-initial name="keywords" content="${escapeHtml(meta.keywords)}" />`,
    property('og:site_name', siteName()),
    ...siteParts(),
    property('og:type', meta.type ?? 'website'),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:locale', locales[language]),
    ...others.map((of) => property('og:locale:alternate', locales[of])),
    property('og:image', image.url),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(isIndexed(key) ? [] : ['<meta name="robots" content="noindex" />']),
    ...(key === null
      ? []
      : [
          property('og:url', pageAddress(pathname, language, page)),
          `<link data-initial rel="canonical" href="${page.namesLanguage ? addressIn(language) : plain}" />`,
          ...languages.map(
            (of) =>
              `<link data-initial rel="alternate" hreflang="${of}" href="${addressIn(of)}" />`,
          ),
          `<link data-initial rel="alternate" hreflang="x-default" href="${plain}" />`,
        ]),
    ...(subject?.feeds ?? []).map(
      ({ title, type, url }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(url)}" />`,
    ),
    ...(key === 'home' ? siteData(page).map(structuredDataElement) : []),
    ...(items.length > 0 ? [structuredDataElement(itemListData(items))] : []),
    ...(subject?.data ? [structuredDataElement(subject.data)] : []),
    ...(subject?.trail ? [structuredDataElement(breadcrumbData(wayTo(page, subject)))] : []),
  ].join('\n    ');
}

/** What the client reads of the installation before anything is asked, and its colors. */
function siteParts(): string[] {
  const { name, logoUrl, brandColor } = siteIdentity();
  return [
    `<meta name="application-name" content="${escapeHtml(name)}"${logoUrl ? ` data-logo="${escapeHtml(logoUrl)}"` : ''} />`,
    ...(brandColor ? [`<link rel="stylesheet" href="/site.css?${brandColor.slice(1)}" />`] : []),
  ];
}

/** The pages from the first one to that of a thing. */
const wayTo = (page: Page, { title, trail = [] }: SubjectMeta) =>
  [stepTo('home', page.language), ...trail, { name: title, path: page.pathname }].map(
    ({ name, path }) => ({ name, url: pageAddress(path, page.language, page) }),
  );

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
