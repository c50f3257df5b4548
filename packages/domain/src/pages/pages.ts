import type { MemberType } from '../businesses/member-type.ts';

/** Who a page is made for. What its content shows to whom is decided by the API. */
export type PageAccess = 'everyone' | 'signedIn' | 'business' | 'wikiAdmin';

/** The menu that leads to a page. */
export type PageSection = 'discover' | 'community' | 'account' | 'business';

interface PageDeclaration {
  /** Its address in the notation of the router: `:name` for one part, a closing `*` for anything below. */
  path: string;
  access: PageAccess;
  /** Whether search engines may show it; those without `:name` are in the sitemap too. */
  isIndexed?: true;
  /** Whether the server renders it for visitors, with the answers to its `pageQueries`. */
  isRendered?: true;
  /** Whether it only makes sense without a session. */
  isWayIn?: true;
  /** Whether administrators, who see the back office only, open it like anyone else. */
  isForAdministratorsToo?: true;
  section?: PageSection;
}

/**
 * Every page of the client: the one place where an address stands. Routes, typed paths, the server's
 * 404s and heads, menus, sitemap, journeys and the links in notifications and mails derive from it;
 * `page-titles.ts` has the titles. The first page whose path fits an address counts.
 */
export const pages = {
  home: { path: '/', access: 'everyone', isIndexed: true, isRendered: true, section: 'discover' },
  products: list('/products'),
  product: thing('/products/:id'),
  services: list('/services'),
  service: thing('/services/:id'),
  properties: list('/property'),
  property: thing('/property/:id'),
  entrepreneurs: list('/entrepreneurs'),
  entrepreneur: thing('/entrepreneurs/:businessId'),
  review: { ...thing('/reviews/:reviewId'), isForAdministratorsToo: true },
  search: { path: '/advanced-search', access: 'everyone' },
  user: { path: '/users/:userId', access: 'everyone' },

  forum: { ...list('/wiki-forum'), section: 'community' },
  writeDiscussion: { path: '/wiki-forum/write', access: 'signedIn' },
  myDiscussions: { path: '/wiki-forum/mine', access: 'signedIn' },
  discussion: { ...thing('/wiki-forum/:discussionId'), isForAdministratorsToo: true },
  editDiscussion: { path: '/wiki-forum/:discussionId/edit', access: 'signedIn' },
  partners: { ...list('/partners'), section: 'community' },
  partner: { ...thing('/partners/:slug'), isForAdministratorsToo: true },
  news: { ...list('/news'), section: 'community' },
  newsItem: { ...thing('/news/:slug'), isForAdministratorsToo: true },

  contact: { ...text('/contact') },
  questions: { ...text('/questions') },
  rateAnswer: { path: '/contact/rate', access: 'everyone' },
  customerService: { path: '/customer-service', access: 'signedIn', section: 'account' },
  ticket: { path: '/customer-service/:ticketId', access: 'signedIn' },

  about: { ...text('/about') },
  terms: { ...text('/legal/terms') },
  privacy: { ...text('/legal/privacy') },
  shipping: { ...text('/legal/shipping-and-returns') },
  warranties: { ...text('/legal/warranties') },
  plans: thing('/plans'),
  becomeMember: thing('/become-a-business-member'),
  businessInvitation: { path: '/business-invitation', access: 'everyone' },

  login: { ...wayIn('/login'), isIndexed: true, isRendered: true },
  register: { ...thing('/register'), isWayIn: true },
  forgotPassword: wayIn('/forgot-password'),
  resetPassword: wayIn('/reset-password'),
  verifyEmail: wayIn('/verify-email'),
  firstRun: wayIn('/first-run'),

  notifications: { path: '/notifications', access: 'signedIn' },
  notificationPreferences: { path: '/notifications/preferences', access: 'signedIn' },
  unsubscribe: { path: '/unsubscribe', access: 'everyone', isForAdministratorsToo: true },
  inbox: { path: '/inbox', access: 'signedIn', isForAdministratorsToo: true },
  newChat: {
    path: '/inbox/user-new-chat/:userId',
    access: 'signedIn',
    isForAdministratorsToo: true,
  },
  chat: { path: '/inbox/:chatId', access: 'signedIn', isForAdministratorsToo: true },
  myProfile: {
    path: '/my-profile',
    access: 'signedIn',
    isForAdministratorsToo: true,
    section: 'account',
  },
  favourites: { path: '/favourites', access: 'signedIn', section: 'account' },
  editProfile: { path: '/my-profile/edit', access: 'signedIn', isForAdministratorsToo: true },
  myReviews: { path: '/my-profile/my-reviews', access: 'signedIn' },
  security: { path: '/account/security', access: 'signedIn', isForAdministratorsToo: true },
  payMembership: { path: '/become-a-business-member/payment', access: 'signedIn' },
  paymentResult: { path: '/become-a-business-member/payment/result', access: 'signedIn' },
  payments: { path: '/account/payments', access: 'signedIn' },
  payment: { path: '/account/payments/:paymentId', access: 'signedIn' },

  editBusiness: {
    path: '/my-business-profile/edit-profile',
    access: 'business',
    section: 'business',
  },
  myListings: { path: '/my-business-profile/listings', access: 'business', section: 'business' },
  newListing: { path: '/my-business-profile/listings/new', access: 'business' },
  importListings: { path: '/my-business-profile/listings/import', access: 'business' },
  editListing: { path: '/my-business-profile/listings/:listingId/edit', access: 'business' },
  previewListing: { path: '/my-business-profile/listings/:listingId/preview', access: 'business' },
  businessFigures: { path: '/my-business-profile/figures', access: 'business' },
  businessReviews: {
    path: '/my-business-profile/reviews',
    access: 'business',
    section: 'business',
  },
  membership: { path: '/account/membership', access: 'signedIn', section: 'business' },

  admin: admin('/admin'),
  adminAnalytics: admin('/admin/user-analytics'),
  adminApplications: admin('/admin/new-applications'),
  adminApplication: admin('/admin/new-applications/:applicationId'),
  adminBusinessProfiles: admin('/admin/manage-business-profiles'),
  adminBusinesses: admin('/admin/manage-business-profiles/edit-profile'),
  adminBusiness: admin('/admin/manage-business-profiles/edit-profile/:businessId'),
  adminCreateBusiness: admin('/admin/manage-business-profiles/create-new'),
  adminUsers: admin('/admin/users'),
  adminUser: admin('/admin/users/:userId'),
  adminPayments: admin('/admin/payments'),
  adminPayment: admin('/admin/payments/:paymentId'),
  adminPlans: admin('/admin/plans'),
  adminManageListings: admin('/admin/manage-listings'),
  adminListings: admin('/admin/manage-listings/edit-listings'),
  adminListing: admin('/admin/manage-listings/edit-listings/:listingId'),
  adminCreateListing: admin('/admin/manage-listings/create-new'),
  adminBlacklist: admin('/admin/manage-discussions/manage-blacklist-phrases'),
  adminManageDiscussions: admin('/admin/manage-discussions'),
  adminModerationRules: admin('/admin/manage-discussions/rules'),
  adminDiscussions: admin('/admin/manage-discussions/manage-discussion-threads'),
  adminManagePartners: admin('/admin/manage-partners'),
  adminPartners: admin('/admin/manage-partners/edit-partners'),
  adminPartner: admin('/admin/manage-partners/edit-partners/:partnerId'),
  adminCreatePartner: admin('/admin/manage-partners/create-new'),
  adminDisputes: admin('/admin/customer-service/disputes-and-challenges'),
  adminDispute: admin('/admin/customer-service/disputes-and-challenges/:disputeId'),
  adminCannedReplies: admin('/admin/customer-service/canned-replies'),
  adminQuestions: admin('/admin/customer-service/questions'),
  adminCustomerService: admin('/admin/customer-service'),
  adminTicket: admin('/admin/customer-service/:ticketId'),
  adminTicketRecord: admin('/admin/customer-service/:ticketId/record'),
  adminNews: admin('/admin/manage-news'),
  adminCreateNews: admin('/admin/manage-news/create'),
  adminNewsItem: admin('/admin/manage-news/:newsId'),
  adminNewsPreview: admin('/admin/manage-news/:newsId/preview'),
  adminSettings: admin('/admin/settings'),
  adminPages: admin('/admin/manage-pages'),
  adminPage: admin('/admin/manage-pages/:kind'),
  adminNotifications: admin('/admin/notifications'),
  adminNotificationPreferences: admin('/admin/notifications/preferences'),
  adminReferenceLists: admin('/admin/reference-lists'),
  adminAudit: admin('/admin/audit'),
  adminJobs: admin('/admin/jobs'),
  adminGivenUpEvents: admin('/admin/jobs/given-up-events'),
} as const satisfies Record<string, PageDeclaration>;

export type PageKey = keyof typeof pages;
export const pageKeys = Object.keys(pages) as PageKey[];

/** The pages that have a property, such as those of a section or those that are rendered. */
export type PagesWith<Properties> = {
  [Key in PageKey]: (typeof pages)[Key] extends Properties ? Key : never;
}[PageKey];

/** What is known of a page, whatever it is. */
export const pageOf = (key: PageKey): PageDeclaration => pages[key];

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** The named parts of a page's address. */
export type PageParams<Key extends PageKey> = Record<ParamsIn<(typeof pages)[Key]['path']>, string>;

/** The address of a page; whatever a closing `*` stands for is left out. */
export function pathTo<Key extends PageKey>(
  key: Key,
  ...[params]: keyof PageParams<Key> extends never ? [] : [params: PageParams<Key>]
): string {
  const given: Readonly<Record<string, string>> = params ?? {};
  return pages[key].path
    .replace(/\/\*$/, '')
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}

/** Who may open a page, by role; null lets everybody. The API decides what they get to see. */
export function rolesFor(access: PageAccess): readonly MemberType[] | null {
  if (access === 'business') return ['business', 'businessAdmin'];
  return access === 'wikiAdmin' ? ['wikiAdmin'] : null;
}

/** The page that a pathname belongs to, or null when the client has none for it. */
export function matchPage(pathname: string): PageKey | null {
  const path = findPath(
    pageKeys.map((key) => pages[key].path),
    pathname,
  );
  return pageKeys.find((key) => pages[key].path === path) ?? null;
}

/** The first of some paths in that notation that a pathname belongs to, or null. */
export function findPath<Path extends string>(
  paths: readonly Path[],
  pathname: string,
): Path | null {
  const parts = partsOf(pathname);
  return paths.find((path) => matches(partsOf(path), parts)) ?? null;
}

/** The named parts of a pathname that belongs to a path, as they are written in the address. */
export function pathParams(path: string, pathname: string): Record<string, string> {
  const parts = partsOf(pathname);
  const named = partsOf(path).map((part, index) => [part, parts[index] ?? ''] as const);
  return Object.fromEntries(named.filter(([name]) => name.startsWith(':')));
}

const partsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.at(-1) === '*') {
    const above = pattern.slice(0, -1);
    return parts.length >= above.length && matches(above, parts.slice(0, above.length));
  }
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function list<const Path extends string>(path: Path) {
  return {
    path,
    access: 'everyone',
    isIndexed: true,
    isRendered: true,
    section: 'discover',
  } as const;
}

function thing<const Path extends string>(path: Path) {
  return { path, access: 'everyone', isIndexed: true, isRendered: true } as const;
}

function text<const Path extends string>(path: Path) {
  return { ...thing(path), isForAdministratorsToo: true } as const;
}

function wayIn<const Path extends string>(path: Path) {
  return { path, access: 'everyone', isWayIn: true, isForAdministratorsToo: true } as const;
}

function admin<const Path extends string>(path: Path) {
  return { path, access: 'wikiAdmin' } as const;
}
