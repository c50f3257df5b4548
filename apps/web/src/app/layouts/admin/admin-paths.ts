import { dutiesFor, matchPage, pageOf, type StaffDuty } from '@wiki/domain';
import { adminPaths } from '../../../lib/admin-paths.ts';

/** The pages of listings, which administrators see where they manage them. */
const listingPages = new Set<string | null>(['product', 'service', 'property']);

/** What an administrator gets to see at an address: administrators see the back office only. */
export type AdminView =
  | { kind: 'page' }
  | { kind: 'redirect'; to: string }
  | { kind: 'notTheirs' }
  | { kind: 'nothing' };

/** Whether a role with these duties opens the page at a path of the back office. */
export function isTheirs(path: string, duties: readonly StaffDuty[]): boolean {
  const page = matchPage(path.split('?')[0] ?? '');
  const needed = page === null ? undefined : dutiesFor(page);
  return !needed || needed.some((duty) => duties.includes(duty));
}

/**
 * Decides by the path and the duties of the role. Home leads to the statistics, the member's list to their own, the page
 * of a listing to where it is administered.
 */
export function adminViewOf(pathname: string, duties: readonly StaffDuty[]): AdminView {
  const page = matchPage(pathname);
  if (page === 'home' || page === 'admin') return { kind: 'redirect', to: adminPaths.analytics() };
  if (page === 'notifications') return { kind: 'redirect', to: adminPaths.notifications() };
  if (listingPages.has(page)) {
    const listingId = pathname.split('/').findLast(Boolean) ?? '';
    return { kind: 'redirect', to: adminPaths.listing(listingId) };
  }
  if (page === null) return { kind: 'nothing' };
  if (!isTheirs(pathname, duties)) return { kind: 'notTheirs' };
  const { access, isForAdministratorsToo = false } = pageOf(page);
  return access === 'wikiAdmin' || isForAdministratorsToo ? { kind: 'page' } : { kind: 'nothing' };
}
