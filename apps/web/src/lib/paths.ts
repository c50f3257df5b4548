import { pathTo } from '@wiki/domain';
/** Every address of the client, built in one place so that a link cannot point at nothing. */

type QueryValue = string | number | boolean | null | undefined;

/** A path with its query; values that are null, undefined or empty are left out. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export type SearchType = 'all' | 'products' | 'services' | 'property';
export type NotificationsTab = 'new' | 'past';
export type BusinessTab = 'profile' | 'people' | 'tax';
export type AdminBusinessTab =
  | 'overview'
  | Exclude<BusinessTab, 'tax'>
  | 'listings'
  | 'billing'
  | 'reviews'
  | 'application'
  | 'tickets'
  | 'history';

/** Conditions of the directory of businesses as its address has them. */
export interface DirectoryQuery {
  /** Beginning of the name. */
  q?: string;
  country?: string;
  region?: string;
  city?: string;
  /** A value of the list of lines of business. */
  line?: string;
  /** Average rating, at least. */
  rating?: number;
  verified?: boolean;
}

/** Conditions of the list of discussions as its address has them. */
export interface ForumQuery {
  category?: string;
  tag?: string;
  /** Only the reader’s bookmarks. */
  saved?: true;
}

export type ListingTypeName = 'product' | 'service' | 'property';
export type ListingTab = 'products' | 'services' | 'property';
export type ListingQuery = Readonly<Record<string, QueryValue>>;

/** The section of a type of listing, as addresses and tabs call it. */
export const listingSections = {
  product: 'products',
  service: 'services',
  property: 'property',
} as const satisfies Record<ListingTypeName, ListingTab>;

/** The list of the listings of a type. */
const listPages = { product: 'products', service: 'services', property: 'properties' } as const;

export const paths = {
  home: () => pathTo('home'),
  contact: () => pathTo('contact'),
  customerService: () => pathTo('customerService'),
  ticket: (ticketId: string) => pathTo('ticket', { ticketId }),
  about: () => pathTo('about'),
  terms: () => pathTo('terms'),
  privacy: () => pathTo('privacy'),
  shipping: () => pathTo('shipping'),
  warranties: () => pathTo('warranties'),
  questions: (query: { q?: string } = {}) => withQuery(pathTo('questions'), query),

  products: (query: ListingQuery = {}) => withQuery(pathTo('products'), query),
  services: (query: ListingQuery = {}) => withQuery(pathTo('services'), query),
  property: (query: ListingQuery = {}) => withQuery(pathTo('properties'), query),
  listings: (type: ListingTypeName, query: ListingQuery = {}) =>
    withQuery(pathTo(listPages[type]), query),
  listing: ({ type, id }: { type: ListingTypeName; id: string }) => pathTo(type, { id }),
  favourites: () => pathTo('favourites'),
  review: (reviewId: string) => pathTo('review', { reviewId }),
  entrepreneurs: (query: DirectoryQuery = {}) => withQuery(pathTo('entrepreneurs'), { ...query }),
  entrepreneur: (businessId: string) => pathTo('entrepreneur', { businessId }),
  advancedSearch: (query: { type: SearchType; query: string }) =>
    `${pathTo('search')}?${new URLSearchParams(query).toString()}`,

  forum: (query: ForumQuery = {}) => withQuery(pathTo('forum'), { ...query }),
  discussion: (discussionId: string, query: { comment?: string } = {}) =>
    withQuery(pathTo('discussion', { discussionId }), query),
  writeDiscussion: (query: { draft?: string } = {}) => withQuery(pathTo('writeDiscussion'), query),
  editDiscussion: (discussionId: string, query: { draft?: string } = {}) =>
    withQuery(pathTo('editDiscussion', { discussionId }), query),
  myDiscussions: () => pathTo('myDiscussions'),
  partners: (query: { category?: string } = {}) => withQuery(pathTo('partners'), query),
  partner: (slug: string) => pathTo('partner', { slug }),
  news: () => pathTo('news'),
  newsItem: (slug: string) => pathTo('newsItem', { slug }),
  newsFeed: (format: 'rss' | 'atom', language: string) =>
    `${pathTo('news')}/${format}.${language}.xml`,
  inbox: () => pathTo('inbox'),
  chat: (chatId: string, query: { message?: string } = {}) =>
    withQuery(pathTo('chat', { chatId }), query),
  writeTo: (userId: string) => pathTo('newChat', { userId }),
  notifications: (query: { tab?: NotificationsTab; kind?: string } = {}) =>
    withQuery(pathTo('notifications'), query),

  notificationPreferences: () => pathTo('notificationPreferences'),

  login: (query: { next?: string; ended?: boolean } = {}) => withQuery(pathTo('login'), query),
  register: (query: { next?: string } = {}) => withQuery(pathTo('register'), query),
  forgotPassword: () => pathTo('forgotPassword'),
  resetPassword: (query: { token?: string } = {}) => withQuery(pathTo('resetPassword'), query),
  firstRun: () => pathTo('firstRun'),
  verifyEmail: (query: { token?: string } = {}) => withQuery(pathTo('verifyEmail'), query),

  myProfile: () => pathTo('myProfile'),
  editProfile: () => pathTo('editProfile'),
  myReviews: () => pathTo('myReviews'),
  security: () => pathTo('security'),
  userProfile: (userId: string) => pathTo('user', { userId }),
  editBusinessProfile: (query: { tab?: BusinessTab } = {}) =>
    withQuery(pathTo('editBusiness'), query),
  myListings: (query: { tab?: ListingTab; status?: string } = {}) =>
    withQuery(pathTo('myListings'), query),
  newListing: (query: { type?: ListingTypeName } = {}) => withQuery(pathTo('newListing'), query),
  importListings: (query: { type?: ListingTypeName } = {}) =>
    withQuery(pathTo('importListings'), query),
  editListing: (listingId: string) => pathTo('editListing', { listingId }),
  previewListing: (listingId: string) => pathTo('previewListing', { listingId }),
  businessReviews: () => pathTo('businessReviews'),
  businessFigures: () => pathTo('businessFigures'),
  businessInvitation: (query: { invitation?: string } = {}) =>
    withQuery(pathTo('businessInvitation'), query),
  becomeBusinessMember: () => pathTo('becomeMember'),
  payMembership: () => pathTo('payMembership'),
  paymentResult: () => pathTo('paymentResult'),
  plans: () => pathTo('plans'),
  accountStatus: () => pathTo('membership'),
  payments: () => pathTo('payments'),
  payment: (paymentId: string) => pathTo('payment', { paymentId }),
} as const;

/**
 * Where to go after signing in: a path of this origin, or home for anything else.
 * Addresses such as `//elsewhere`, `/\elsewhere` or `https:…` would leave the site.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return paths.home();
  const origin = 'https://origin.invalid';
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  // Dots in front fall away, and two slashes may be left.
  const leadsElsewhere = url?.origin !== origin || url.pathname.startsWith('//');
  return leadsElsewhere ? paths.home() : url.pathname + url.search + url.hash;
}
