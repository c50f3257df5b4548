import type { StaffDuty } from '../accounts/staff.ts';
import type { PageKey } from './pages.ts';

/** The menus of the admin bar, as they stand in it. */
export const backOfficeMenus = [
  'businesses',
  'billing',
  'listings',
  'community',
  'partners',
  'support',
  'news',
  'system',
] as const;
export type BackOfficeMenu = (typeof backOfficeMenus)[number];

interface BackOfficePage {
  /** Whoever does one of these opens the page, all of the staff one that has none. */
  duties?: readonly StaffDuty[];
  /** The menu that leads to it; in a menu the pages stand as they do here. */
  menu?: BackOfficeMenu;
}

/**
 * What of the back office its pages are for, and where they are found. Apart from the manifest, which
 * visitors' first load carries.
 */
export const backOfficePages = {
  adminBusinessProfiles: { duties: ['BUSINESSES', 'BILLING', 'SERVICE'] },
  adminApplications: { duties: ['APPLICATIONS'], menu: 'businesses' },
  adminApplication: { duties: ['APPLICATIONS'] },
  adminBusinesses: { duties: ['BUSINESSES', 'BILLING', 'SERVICE'], menu: 'businesses' },
  adminBusiness: { duties: ['BUSINESSES', 'BILLING', 'SERVICE'] },
  adminCreateBusiness: { duties: ['BUSINESSES'], menu: 'businesses' },
  adminUsers: { duties: ['ACCOUNTS'], menu: 'businesses' },
  adminUser: { duties: ['ACCOUNTS'] },
  adminPayments: { duties: ['BILLING'], menu: 'billing' },
  adminPayment: { duties: ['BILLING'] },
  adminPlans: { duties: ['SETTINGS'], menu: 'billing' },
  adminManageListings: { duties: ['LISTINGS'] },
  adminListings: { duties: ['LISTINGS'], menu: 'listings' },
  adminListing: { duties: ['LISTINGS'] },
  adminCreateListing: { duties: ['LISTINGS'], menu: 'listings' },
  adminManageDiscussions: { duties: ['MODERATION'], menu: 'community' },
  adminDiscussions: { duties: ['MODERATION'], menu: 'community' },
  adminBlacklist: { duties: ['MODERATION'], menu: 'community' },
  adminModerationRules: { duties: ['MODERATION'], menu: 'community' },
  adminManagePartners: { duties: ['PUBLISHING'] },
  adminPartners: { duties: ['PUBLISHING'], menu: 'partners' },
  adminPartner: { duties: ['PUBLISHING'] },
  adminCreatePartner: { duties: ['PUBLISHING'], menu: 'partners' },
  adminCustomerService: { duties: ['SERVICE'], menu: 'support' },
  adminTicket: { duties: ['SERVICE'] },
  adminTicketRecord: { duties: ['SERVICE'] },
  adminDisputes: { duties: ['REVIEWS'], menu: 'support' },
  adminDispute: { duties: ['REVIEWS'] },
  adminCannedReplies: { duties: ['SERVICE'], menu: 'support' },
  adminQuestions: { duties: ['SERVICE'], menu: 'support' },
  adminNews: { duties: ['PUBLISHING'], menu: 'news' },
  adminCreateNews: { duties: ['PUBLISHING'], menu: 'news' },
  adminNewsItem: { duties: ['PUBLISHING'] },
  adminNewsPreview: { duties: ['PUBLISHING'] },
  adminPages: { duties: ['PUBLISHING'], menu: 'news' },
  adminPage: { duties: ['PUBLISHING'] },
  adminAnalytics: { menu: 'system' },
  adminReferenceLists: { duties: ['SETTINGS'], menu: 'system' },
  adminAudit: { duties: ['AUDIT'], menu: 'system' },
  adminJobs: { duties: ['SETTINGS'], menu: 'system' },
  adminGivenUpEvents: { duties: ['SETTINGS'] },
  adminSettings: { duties: ['SETTINGS'], menu: 'system' },
} as const satisfies Partial<Record<PageKey, BackOfficePage>>;

type Pages = typeof backOfficePages;

/** The pages that a menu of the back office leads to. */
export type PageInBackOfficeMenu = {
  [Key in keyof Pages]: Pages[Key] extends { menu: BackOfficeMenu } ? Key : never;
}[keyof Pages];

const declared: Partial<Record<PageKey, BackOfficePage>> = backOfficePages;

/** The pages that a menu of the back office leads to, in their order. */
export function pagesInMenu(menu: BackOfficeMenu): PageInBackOfficeMenu[] {
  const keys = Object.keys(backOfficePages) as (keyof Pages)[];
  return keys.filter((key): key is PageInBackOfficeMenu => declared[key]?.menu === menu);
}

/** What one has to do to open a page of the back office; undefined where all of the staff may. */
export const dutiesFor = (key: PageKey): readonly StaffDuty[] | undefined => declared[key]?.duties;
