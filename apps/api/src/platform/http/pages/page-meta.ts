import {
  defaultSiteName,
  type Language,
  pageOf,
  pageTitles,
  type PageKey,
  pathTo,
} from '@wiki/domain';
import type { Config } from '../../../config.ts';
import { siteName } from '../../site/site.ts';
import type { Artwork } from './page-artwork.ts';
import type { StructuredData } from './page-meta-data.ts';

/** What a page says about itself to search engines and link previews. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** A picture for previews: where nothing else is given, the weave of the thing or of the site. */
  image?: PageImage | undefined;
  /** What Open Graph calls it: a website unless given. */
  type?: 'website' | 'product' | 'profile' | 'article';
}

/** A picture for link previews. */
export interface PageImage {
  /** Its whole address. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
}

/** A feed that readers of news subscribe to. */
export interface PageFeed {
  title: string;
  /** Its media type. */
  type: 'application/rss+xml' | 'application/atom+xml';
  /** Its whole address. */
  url: string;
}

/** A page above another. */
export interface TrailStep {
  name: string;
  /** Its address below the site's, without a language. */
  path: string;
}

/** What the page of one thing says. */
export interface SubjectMeta extends Pick<PageMeta, 'title' | 'description' | 'image' | 'type'> {
  /** The thing in the words of schema.org. */
  data?: StructuredData;
  /** The weave that stands for it where it has no picture. */
  artwork?: Artwork;
  /** Where what is new of it can be subscribed to. */
  feeds?: readonly PageFeed[];
  /** The pages above it, from the widest on, without the home page. */
  trail?: readonly TrailStep[];
}

/** What is read of a thing: nothing where there is none, `gone` where there was one and it was taken away for good. */
export type SubjectFound = SubjectMeta | 'gone' | null;

/** Reads what the page of the thing with an id says to everybody. */
export type PageMetaReader<Found extends SubjectFound = SubjectMeta | null> = (
  id: string,
  language: Language,
  config: Config,
) => Promise<Found>;

/** The pages of single things; the id is the last part of their address. */
export type PageMetaReaders = Partial<Record<PageKey, PageMetaReader<SubjectFound>>>;

const site: Record<Language, PageMeta> = {
  en: {
    title: defaultSiteName,
    description:
      'The business network where everyone wins: products, services, properties and entrepreneurs of Latin America, in English and Spanish.',
    keywords:
      'business network, entrepreneurs, companies, products, services, properties, Latin America, Colombia',
  },
  es: {
    title: defaultSiteName,
    description:
      'La red de negocios donde todos ganamos: productos, servicios, inmuebles y empresarios de América Latina, en español y en inglés.',
    keywords:
      'red de negocios, empresarios, empresas, productos, servicios, inmuebles, América Latina, Colombia',
  },
};

/** What a page is called in a language; null stands for an address without a page. */
export const nameOf = (page: PageKey | null, language: Language): string =>
  page === null ? notFound[language].title : (pageTitles[page]?.[language].title ?? siteName());

type PageWithoutParams = {
  [Key in PageKey]: Parameters<typeof pathTo<Key>> extends [Key] ? Key : never;
}[PageKey];

/** A page as a step of the way to those below it. */
export const stepTo = (page: PageWithoutParams, language: Language): TrailStep => ({
  name: nameOf(page, language),
  path: pathTo(page),
});

/** Whether search engines may show a page; null stands for an address without a page. */
export const isIndexed = (page: PageKey | null): boolean =>
  page !== null && pageOf(page).isIndexed === true;

const notFound: Record<Language, Pick<PageMeta, 'title'>> = {
  en: { title: 'There’s nothing at this address' },
  es: { title: 'No hay nada en esta dirección' },
};

/**
 * The texts of a page in a language, those of the thing it is about before its own; null stands for
 * an address without a page.
 */
export function pageMeta(
  page: PageKey | null,
  language: Language,
  subject?: SubjectMeta,
): PageMeta {
  const own = page === null ? notFound[language] : (subject ?? pageTitles[page]?.[language]);
  const common = site[language];
  const name = siteName();
  if (!own) return { ...common, title: name };
  const { description } = own as Partial<Pick<PageMeta, 'description'>>;
  // The manifest names the product; an installation has a name of its own.
  const named =
    description === undefined || own === subject
      ? {}
      : { description: description.replaceAll(defaultSiteName, name) };
  return { ...common, ...own, ...named, title: `${own.title} · ${name}` };
}
