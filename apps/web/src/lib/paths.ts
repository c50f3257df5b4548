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

const segment = encodeURIComponent;

export type SearchType = 'all' | 'products' | 'services' | 'property';
export type NotificationsTab = 'new' | 'past';
export type BusinessTab = 'profile' | 'people';
export type AdminBusinessTab = BusinessTab | 'membership';

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

export type ListingTypeName = 'product' | 'service' | 'property';
export type ListingTab = 'products' | 'services' | 'property';
export type ListingQuery = Readonly<Record<string, QueryValue>>;

/** The section of a type of listing, as addresses and tabs call it. */
export const listingSections = {
  product: 'products',
  service: 'services',
  property: 'property',
} as const satisfies Record<ListingTypeName, ListingTab>;

export const paths = {
  home: () => '/',
  about: () => '/about',
  terms: () => '/legal/terms',
  privacy: () => '/legal/privacy',

  products: (query: ListingQuery = {}) => withQuery('/products', query),
  services: (query: ListingQuery = {}) => withQuery('/services', query),
  property: (query: ListingQuery = {}) => withQuery('/property', query),
  listings: (type: ListingTypeName, query: ListingQuery = {}) =>
    withQuery(`/${listingSections[type]}`, query),
  listing: ({ type, id }: { type: ListingTypeName; id: string }) =>
    `/${listingSections[type]}/${segment(id)}`,
  favourites: () => '/favourites',
  review: (reviewId: string) => `/reviews/${segment(reviewId)}`,
  entrepreneurs: (query: DirectoryQuery = {}) => withQuery('/entrepreneurs', { ...query }),
  entrepreneur: (businessId: string) => `/entrepreneurs/${segment(businessId)}`,
  advancedSearch: (query: { type: SearchType; query: string }) =>
    `/advanced-search?${new URLSearchParams(query).toString()}`,

  forum: () => '/wiki-forum',
  partners: () => '/partners',
  news: () => '/news',
  inbox: () => '/inbox',
  chat: (chatId: string) => `/inbox/${segment(chatId)}`,
  notifications: (query: { tab?: NotificationsTab } = {}) => withQuery('/notifications', query),

  login: (query: { next?: string; ended?: boolean } = {}) => withQuery('/login', query),
  register: (query: { next?: string } = {}) => withQuery('/register', query),
  forgotPassword: () => '/forgot-password',
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  verifyEmail: (query: { token?: string } = {}) => withQuery('/verify-email', query),

  myProfile: () => '/my-profile',
  editProfile: () => '/my-profile/edit',
  myReviews: () => '/my-profile/my-reviews',
  security: () => '/account/security',
  userProfile: (userId: string) => `/users/${segment(userId)}`,
  editBusinessProfile: (query: { tab?: BusinessTab } = {}) =>
    withQuery('/my-business-profile/edit-profile', query),
  myListings: (query: { tab?: ListingTab; status?: string } = {}) =>
    withQuery('/my-business-profile/listings', query),
  newListing: (query: { type?: ListingTypeName } = {}) =>
    withQuery('/my-business-profile/listings/new', query),
  importListings: (query: { type?: ListingTypeName } = {}) =>
    withQuery('/my-business-profile/listings/import', query),
  editListing: (listingId: string) => `/my-business-profile/listings/${segment(listingId)}/edit`,
  previewListing: (listingId: string) =>
    `/my-business-profile/listings/${segment(listingId)}/preview`,
  businessReviews: () => '/my-business-profile/reviews',
  businessInvitation: (query: { invitation?: string } = {}) =>
    withQuery('/business-invitation', query),
  becomeBusinessMember: () => '/become-a-business-member',
  payMembership: () => '/become-a-business-member/payment',
  paymentResult: () => '/become-a-business-member/payment/result',
  plans: () => '/plans',
  accountStatus: () => '/account/membership',
  payments: () => '/account/payments',
  payment: (paymentId: string) => `/account/payments/${segment(paymentId)}`,

  admin: {
    analytics: () => '/admin/user-analytics',
    businessProfiles: () => '/admin/manage-business-profiles',
    editBusinessProfiles: () => '/admin/manage-business-profiles/edit-profile',
    businessProfile: (businessId: string, query: { tab?: AdminBusinessTab } = {}) =>
      withQuery(`/admin/manage-business-profiles/edit-profile/${segment(businessId)}`, query),
    createBusinessProfile: () => '/admin/manage-business-profiles/create-new',
    editListings: (query: { tab?: string } = { tab: 'products' }) =>
      withQuery('/admin/manage-listings/edit-listings', query),
    createListing: (query: { tab?: string; business?: string } = { tab: 'products' }) =>
      withQuery('/admin/manage-listings/create-new', query),
    listing: (listingId: string) => `/admin/manage-listings/edit-listings/${segment(listingId)}`,
    discussionThreads: () => '/admin/manage-discussions/manage-discussion-threads',
    blacklistPhrases: () => '/admin/manage-discussions/manage-blacklist-phrases',
    editPartners: () => '/admin/manage-partners/edit-partners',
    createPartner: () => '/admin/manage-partners/create-new',
    newApplications: (query: { tab?: string } = { tab: 'all' }) =>
      withQuery('/admin/new-applications', query),
    application: (applicationId: string) => `/admin/new-applications/${segment(applicationId)}`,
    payments: () => '/admin/payments',
    payment: (paymentId: string) => `/admin/payments/${segment(paymentId)}`,
    plans: () => '/admin/plans',
    customerService: () => '/admin/customer-service',
    disputes: () => '/admin/customer-service/disputes-and-challenges',
    dispute: (disputeId: string) =>
      `/admin/customer-service/disputes-and-challenges/${segment(disputeId)}`,
    news: () => '/admin/manage-news',
    createNews: () => '/admin/manage-news/create',
    notifications: (query: { tab?: NotificationsTab } = {}) =>
      withQuery('/admin/notifications', query),
    users: () => '/admin/users',
    referenceLists: () => '/admin/reference-lists',
    jobs: () => '/admin/jobs',
  },
} as const;

/**
 * Where to go after signing in: a path of this origin, or home for anything else.
 * Addresses such as `//elsewhere`, `/\elsewhere` or `https:…` would leave the site.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return paths.home();
  const origin = 'https://origin.invalid';
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : paths.home();
}
