import { paths } from '../../../lib/paths.ts';

/** Pages outside `/admin` that an administrator needs like anyone else. */
const shared = new Set<string>([
  paths.inbox(),
  paths.myProfile(),
  paths.editProfile(),
  paths.security(),
  paths.about(),
  paths.terms(),
  paths.privacy(),
  paths.login(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
]);

/** The page of a listing, with its id. */
const listingPage = /^\/(?:products|services|property)\/([\w-]+)$/;

/** What an administrator gets to see at an address: administrators see the back office only. */
export type AdminView = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'nothing' };

/**
 * Decides by the path alone. Home leads to the statistics, the member's list to their own, the page
 * of a listing to where it is administered.
 */
export function adminViewOf(pathname: string): AdminView {
  if (pathname === paths.home() || pathname === '/admin')
    return { kind: 'redirect', to: paths.admin.analytics() };
  if (pathname === paths.notifications()) {
    return { kind: 'redirect', to: paths.admin.notifications() };
  }
  const listingId = listingPage.exec(pathname)?.[1];
  if (listingId) return { kind: 'redirect', to: paths.admin.listing(listingId) };
  const isAdmin = pathname.startsWith('/admin/');
  // A review shows administrators to its dispute.
  const isShared = shared.has(pathname) || /^\/(inbox|reviews)\/./.test(pathname);
  return isAdmin || isShared ? { kind: 'page' } : { kind: 'nothing' };
}
