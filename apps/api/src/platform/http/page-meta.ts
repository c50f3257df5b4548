import type { ClientPath, Language } from '@wiki/domain';
import type { Config } from '../../config.ts';
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
  /** The pages above it, from the widest on, without the home page. */
  trail?: readonly TrailStep[];
}

/** Reads what the page of the thing with an id says to everybody; null when there is no such thing. */
export type SubjectReader = (
  id: string,
  language: Language,
  config: Config,
) => Promise<SubjectMeta | null>;

/** The pages of single things, by their path; the id is the path's last part. */
export type SubjectReaders = Partial<Record<ClientPath, SubjectReader>>;

const site: Record<Language, PageMeta> = {
  en: {
    title: 'Wiki empresarios',
    description:
      'The business network where everyone wins: products, services, properties and entrepreneurs of Latin America, in English and Spanish.',
    keywords:
      'business network, entrepreneurs, companies, products, services, properties, Latin America, Colombia',
  },
  es: {
    title: 'Wiki empresarios',
    description:
      'La red de negocios donde todos ganamos: productos, servicios, inmuebles y empresarios de América Latina, en español y en inglés.',
    keywords:
      'red de negocios, empresarios, empresas, productos, servicios, inmuebles, América Latina, Colombia',
  },
};

type Texts = Partial<PageMeta> & { title: string };

const partners = { en: { title: 'Partners' }, es: { title: 'Aliados' } };
const news = { en: { title: 'News' }, es: { title: 'Noticias' } };
const forum = {
  en: { title: 'Forum', description: 'Questions and experiences of entrepreneurs.' },
  es: { title: 'Foro', description: 'Preguntas y experiencias de empresarios.' },
};

/**
 * The pages that say more than the site does, titled as the client titles them. Titles get the site's
 * name behind them.
 */
const pages: Partial<Record<ClientPath, Record<Language, Texts>>> = {
  '/products': {
    en: {
      title: 'Products',
      description: 'New and used products that businesses of Latin America offer.',
    },
    es: {
      title: 'Productos',
      description: 'Productos nuevos y usados que ofrecen empresas de América Latina.',
    },
  },
  '/services': {
    en: {
      title: 'Services',
      description: 'Services that businesses of Latin America offer, by project or by the hour.',
    },
    es: {
      title: 'Servicios',
      description: 'Servicios que ofrecen empresas de América Latina, por proyecto o por horas.',
    },
  },
  '/property': {
    en: { title: 'Property', description: 'Properties for sale and rent in Latin America.' },
    es: {
      title: 'Inmuebles',
      description: 'Inmuebles en venta y en arriendo en América Latina.',
    },
  },
  '/entrepreneurs': {
    en: { title: 'Entrepreneurs', description: 'The people behind the businesses of the network.' },
    es: {
      title: 'Empresarios',
      description: 'Las personas que están detrás de las empresas de la red.',
    },
  },
  '/advanced-search': {
    en: { title: 'Search', description: 'Search products, services and properties.' },
    es: { title: 'Búsqueda', description: 'Busque productos, servicios e inmuebles.' },
  },
  '/favourites': { en: { title: 'Favourites' }, es: { title: 'Favoritos' } },
  '/login': { en: { title: 'Sign in' }, es: { title: 'Iniciar sesión' } },
  '/register': {
    en: { title: 'Create an account', description: 'Create your account in the business network.' },
    es: { title: 'Crear una cuenta', description: 'Cree su cuenta en la red de negocios.' },
  },
  '/forgot-password': {
    en: { title: 'Forgot your password?' },
    es: { title: '¿Olvidó su contraseña?' },
  },
  '/reset-password': {
    en: { title: 'Set a new password' },
    es: { title: 'Establecer una contraseña nueva' },
  },
  '/verify-email': {
    en: { title: 'Confirming your e-mail' },
    es: { title: 'Confirmando su correo' },
  },
  '/become-a-business-member': {
    en: { title: 'Become a business member' },
    es: { title: 'Hágase miembro empresarial' },
  },
  '/plans': { en: { title: 'Plans and pricing' }, es: { title: 'Planes y precios' } },
  '/partners': partners,
  '/partners/:id': partners,
  '/news': news,
  '/news/:id': news,
  '/wiki-forum': forum,
  '/wiki-forum/*': forum,
  '/about': {
    en: { title: 'About', description: 'What the business network is and who is behind it.' },
    es: {
      title: 'Acerca de',
      description: 'Qué es la red de negocios y quiénes están detrás.',
    },
  },
};

/** The pages that search engines may show: what is the same for everybody and worth finding. */
const indexed: ReadonlySet<ClientPath> = new Set<ClientPath>([
  '/',
  '/products',
  '/products/:id',
  '/services',
  '/services/:id',
  '/property',
  '/property/:id',
  '/reviews/:id',
  '/entrepreneurs',
  '/entrepreneurs/:id',
  '/login',
  '/register',
  '/become-a-business-member',
  '/plans',
  '/partners',
  '/partners/:id',
  '/news',
  '/news/:id',
  '/wiki-forum',
  '/wiki-forum/*',
  '/about',
  '/legal/:kind',
]);

/** What a page is called in a language; null stands for an address without a screen. */
export const nameOf = (path: ClientPath | null, language: Language): string =>
  path === null
    ? notFound[language].title
    : (pages[path]?.[language].title ?? site[language].title);

/** A page as a step of the way to those below it. */
export const stepTo = (path: ClientPath, language: Language): TrailStep => ({
  name: nameOf(path, language),
  path,
});

/** Whether search engines may show a page; null stands for an address without a screen. */
export const isIndexed = (path: ClientPath | null): boolean => path !== null && indexed.has(path);

const notFound: Record<Language, Texts> = {
  en: { title: 'There is nothing at this address' },
  es: { title: 'No hay nada en esta dirección' },
};

/**
 * The texts of a page in a language, those of the thing it is about before its own; null stands for
 * an address without a screen.
 */
export function pageMeta(
  path: ClientPath | null,
  language: Language,
  subject?: SubjectMeta,
): PageMeta {
  const own = path === null ? notFound[language] : (subject ?? pages[path]?.[language]);
  const common = site[language];
  return own ? { ...common, ...own, title: `${own.title} · ${common.title}` } : common;
}
