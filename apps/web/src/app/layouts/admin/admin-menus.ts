import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffDuty } from '@wiki/domain';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { isTheirs } from './admin-paths.ts';

export interface AdminMenu {
  title: MessageDescriptor;
  /** The kinds of work whose number stands beside the title. */
  kinds?: readonly string[];
  entries: readonly { to: string; label: MessageDescriptor }[];
}

/** The menus of the admin bar, for whoever does everything. */
const adminMenus: readonly AdminMenu[] = [
  {
    title: msg`Businesses`,
    kinds: ['application'],
    entries: [
      { to: adminPaths.newApplications(), label: msg`New applications` },
      { to: adminPaths.editBusinessProfiles(), label: msg`Edit business profiles` },
      { to: adminPaths.createBusinessProfile(), label: msg`Create a business profile` },
      { to: adminPaths.users(), label: msg`Accounts` },
    ],
  },
  {
    title: msg`Billing`,
    kinds: ['payment'],
    entries: [
      { to: adminPaths.payments(), label: msg`Payments` },
      { to: adminPaths.plans(), label: msg`Plans` },
    ],
  },
  {
    title: msg`Listings`,
    entries: [
      { to: adminPaths.editListings(), label: msg`Edit listings` },
      { to: adminPaths.createListing(), label: msg`Create a listing` },
    ],
  },
  {
    title: msg`Community`,
    kinds: ['held', 'report'],
    entries: [
      { to: adminPaths.moderation(), label: msg`Moderation` },
      { to: adminPaths.discussionThreads(), label: msg`Discussion threads` },
      { to: adminPaths.blacklistPhrases(), label: msg`Blacklist phrases` },
      { to: adminPaths.moderationRules(), label: msg`Moderation rules` },
    ],
  },
  {
    title: msg`Partners`,
    entries: [
      { to: adminPaths.partners(), label: msg`Edit partners` },
      { to: adminPaths.createPartner(), label: msg`Create a partner` },
    ],
  },
  {
    title: msg`Support`,
    kinds: ['ticket', 'dispute'],
    entries: [
      { to: adminPaths.customerService(), label: msg`Customer service` },
      { to: adminPaths.disputes(), label: msg`Disputes and challenges` },
      { to: adminPaths.cannedReplies(), label: msg`Canned replies` },
      { to: adminPaths.questions(), label: msg`Frequent questions` },
    ],
  },
  {
    title: msg`News`,
    entries: [
      { to: adminPaths.news(), label: msg`Manage news` },
      { to: adminPaths.createNews(), label: msg`Write news` },
      { to: adminPaths.pages(), label: msg`Pages` },
    ],
  },
  {
    title: msg`System`,
    entries: [
      { to: adminPaths.analytics(), label: msg`Start and figures` },
      { to: adminPaths.referenceLists(), label: msg`Reference lists` },
      { to: adminPaths.audit(), label: msg`Audit log` },
      { to: adminPaths.jobs(), label: msg`Background work` },
      { to: adminPaths.settings(), label: msg`Settings` },
    ],
  },
];

/** The menus of a role: what it may open, without menus that would be empty. */
export const menusFor = (duties: readonly StaffDuty[]): AdminMenu[] =>
  adminMenus
    .map(({ entries, ...menu }) => ({
      ...menu,
      entries: entries.filter(({ to }) => isTheirs(to, duties)),
    }))
    .filter(({ entries }) => entries.length > 0);
