import { type ClientPath, type Language, languages } from '@wiki/domain';
import { isIndexed, pageMeta, type SubjectMeta } from './page-meta.ts';
import { structuredDataElement } from './page-meta-data.ts';

/** What is asked for: an address, its screen (null without one), its language, and the thing it is about. */
export interface Page {
  /** Without a query: filters and sorting are not pages of their own. */
  address: string;
  path: ClientPath | null;
  language: Language;
  subject: SubjectMeta | undefined;
}

/** Open Graph's names of the languages. */
const locales: Record<Language, string> = { en: 'en', es: 'es_CO' };

/** What the head of a page says to search engines and link previews. Nothing in it is personal. */
export function headOf({ address, path, language, subject }: Page): string {
  const meta = pageMeta(path, language, subject);
  const addressIn = (of: Language) => escape(`${address}?lang=${of}`);
  const others = languages.filter((of) => of !== language);
  return [
    `<title data-initial>${escape(meta.title)}</title>`,
    `<meta data-initial name="description" content="${escape(meta.description)}" />`,
    `<meta data-initial name="keywords" content="${escape(meta.keywords)}" />`,
    property('og:site_name', 'Wiki empresarios'),
    property('og:type', meta.type ?? 'website'),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:locale', locales[language]),
    ...others.map((of) => property('og:locale:alternate', locales[of])),
    ...(meta.image ? [property('og:image', meta.image)] : []),
    `<meta name="twitter:card" content="${meta.image ? 'summary_large_image' : 'summary'}" />`,
    ...(isIndexed(path) ? [] : ['<meta name="robots" content="noindex" />']),
    ...(path === null
      ? []
      : [
          property('og:url', `${address}?lang=${language}`),
          `<link data-initial rel="canonical" href="${addressIn(language)}" />`,
          ...languages.map(
            (of) =>
              `<link data-initial rel="alternate" hreflang="${of}" href="${addressIn(of)}" />`,
          ),
          `<link data-initial rel="alternate" hreflang="x-default" href="${addressIn(languages[0])}" />`,
        ]),
    ...(subject?.data ? [structuredDataElement(subject.data)] : []),
  ].join('\n    ');
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escape(content)}" />`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
