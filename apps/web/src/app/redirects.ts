import { adminPaths } from '../lib/admin-paths.ts';

/** The pages that lead to another, with the query they came with. */
export const redirects = {
  admin: adminPaths.analytics(),
  adminBusinessProfiles: adminPaths.editBusinessProfiles(),
  adminManagePartners: adminPaths.partners(),
  adminManageListings: adminPaths.editListings({}),
} as const;

export type Redirects = typeof redirects;
