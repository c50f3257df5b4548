import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type BackOfficeMenu,
  backOfficeMenus,
  type PageInBackOfficeMenu,
  pagesInMenu,
  pathTo,
  type StaffDuty,
} from '@wiki/domain';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { isTheirs } from './admin-paths.ts';

export interface AdminMenu {
  title: MessageDescriptor;
  /** The kinds of work whose number stands beside the title. */
  kinds?: readonly string[];
  entries: readonly { to: string; label: MessageDescriptor }[];
}

/** What each menu of the admin bar is called, and whose number stands beside it. */
const menus: Record<BackOfficeMenu, Pick<AdminMenu, 'title' | 'kinds'>> = {
  businesses: { title: msg`Businesses`, kinds: ['application'] },
  billing: { title: msg`Billing`, kinds: ['payment'] },
  listings: { title: msg`Listings` },
  community: { title: msg`Community`, kinds: ['held', 'report'] },
  partners: { title: msg`Partners` },
  support: { title: msg`Support`, kinds: ['ticket', 'dispute'] },
  news: { title: msg`News` },
  system: { title: msg`System` },
};

/** What each page of a menu is called there; which menu it is in and after whom, the domain says. */
const labels: Record<PageInBackOfficeMenu, MessageDescriptor> = {
  adminApplications: msg`New applications`,
  adminBusinesses: msg`Edit business profiles`,
  adminCreateBusiness: msg`Create a business profile`,
  adminUsers: msg`Accounts`,
  adminPayments: msg`Payments`,
  adminPlans: msg`Plans`,
  adminListings: msg`Edit listings`,
  adminCreateListing: msg`Create a listing`,
  adminManageDiscussions: msg`Moderation`,
  adminDiscussions: msg`Discussion threads`,
  adminBlacklist: msg`Blacklist phrases`,
  adminModerationRules: msg`Moderation rules`,
  adminPartners: msg`Edit partners`,
  adminCreatePartner: msg`Create a partner`,
  adminCustomerService: msg`Customer service`,
  adminDisputes: msg`Disputes and challenges`,
  adminCannedReplies: msg`Canned replies`,
  adminQuestions: msg`Frequent questions`,
  adminNews: msg`Manage news`,
  adminCreateNews: msg`Write news`,
  adminPages: msg`Pages`,
  adminAnalytics: msg`Start and figures`,
  adminReferenceLists: msg`Reference lists`,
  adminAudit: msg`Audit log`,
  adminJobs: msg`Background work`,
  adminSettings: msg`Settings`,
};

/** The addresses of lists that begin with one of their tabs. */
const withTabs: Partial<Record<PageInBackOfficeMenu, string>> = {
  adminApplications: adminPaths.newApplications(),
  adminListings: adminPaths.editListings(),
  adminCreateListing: adminPaths.createListing(),
};

/** The menus of a role: what it may open, without menus that would be empty. */
export const menusFor = (duties: readonly StaffDuty[]): AdminMenu[] =>
  backOfficeMenus
    .map((menu) => ({
      ...menus[menu],
      entries: pagesInMenu(menu)
        .map((key) => ({ to: withTabs[key] ?? pathTo(key), label: labels[key] }))
        .filter(({ to }) => isTheirs(to, duties)),
    }))
    .filter(({ entries }) => entries.length > 0);
