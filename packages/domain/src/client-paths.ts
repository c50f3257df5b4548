/**
 * The addresses the client has screens for, in the notation of its router (`:name` for one part,
 * a closing `*` for anything below). The server answers 404 for others and still shows the client.
 */
export const clientPaths = [
  '/',
  '/products',
  '/products/:id',
  '/services',
  '/services/:id',
  '/property',
  '/property/:id',
  '/favourites',
  '/reviews/:id',
  '/entrepreneurs',
  '/entrepreneurs/:id',
  '/advanced-search',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/become-a-business-member',
  '/become-a-business-member/payment',
  '/become-a-business-member/payment/result',
  '/plans',
  '/account/membership',
  '/account/payments',
  '/account/payments/:id',
  '/partners',
  '/partners/:id',
  '/news',
  '/news/:id',
  '/notifications',
  '/inbox',
  '/inbox/*',
  '/wiki-forum',
  '/wiki-forum/*',
  '/my-profile',
  '/my-profile/edit',
  '/my-profile/my-reviews',
  '/my-business-profile/edit-profile',
  '/my-business-profile/listings',
  '/my-business-profile/listings/new',
  '/my-business-profile/listings/import',
  '/my-business-profile/listings/:id/edit',
  '/my-business-profile/listings/:id/preview',
  '/my-business-profile/reviews',
  '/business-invitation',
  '/account/security',
  '/users/:id',
  '/about',
  '/legal/:kind',
  '/admin',
  '/admin/*',
] as const;

export type ClientPath = (typeof clientPaths)[number];

/** The client's path that a pathname belongs to, or null when it has no screen for it. */
export const matchClientPath = (pathname: string): ClientPath | null =>
  findPath(clientPaths, pathname);

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
    return (
      parts.length >= pattern.length &&
      matches(pattern.slice(0, -1), parts.slice(0, pattern.length - 1))
    );
  }
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
