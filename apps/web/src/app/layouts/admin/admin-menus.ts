import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../lib/paths.ts';

export interface AdminMenu {
  title: MessageDescriptor;
  entries: readonly { to: string; label: MessageDescriptor }[];
}

/** The menus of the admin bar. */
export const adminMenus: readonly AdminMenu[] = [
  {
    title: msg`Businesses`,
    entries: [
      { to: paths.admin.newApplications(), label: msg`New applications` },
      { to: paths.admin.editBusinessProfiles(), label: msg`Edit business profiles` },
      { to: paths.admin.createBusinessProfile(), label: msg`Create a business profile` },
      { to: paths.admin.users(), label: msg`Accounts` },
    ],
  },
  {
    title: msg`Billing`,
    entries: [
      { to: paths.admin.payments(), label: msg`Payments` },
      { to: paths.admin.plans(), label: msg`Plans` },
    ],
  },
  {
    title: msg`Listings`,
    entries: [
      { to: paths.admin.editListings(), label: msg`Edit listings` },
      { to: paths.admin.createListing(), label: msg`Create a listing` },
    ],
  },
  {
    title: msg`Community`,
    entries: [
      { to: paths.admin.discussionThreads(), label: msg`Discussion threads` },
      { to: paths.admin.blacklistPhrases(), label: msg`Blacklist phrases` },
    ],
  },
  {
    title: msg`Partners`,
    entries: [
      { to: paths.admin.editPartners(), label: msg`Edit partners` },
      { to: paths.admin.createPartner(), label: msg`Create a partner` },
    ],
  },
  {
    title: msg`Support`,
    entries: [
      { to: paths.admin.customerService(), label: msg`Customer service` },
      { to: paths.admin.disputes(), label: msg`Disputes and challenges` },
    ],
  },
  {
    title: msg`News`,
    entries: [
      { to: paths.admin.news(), label: msg`Manage news` },
      { to: paths.admin.createNews(), label: msg`Write news` },
    ],
  },
  {
    title: msg`System`,
    entries: [
      { to: paths.admin.analytics(), label: msg`Analytics` },
      { to: paths.admin.referenceLists(), label: msg`Reference lists` },
      { to: paths.admin.jobs(), label: msg`Background work` },
    ],
  },
];
