import type { Request } from 'express';

/** The path of a request without what is written twice or at its end: `//host` names no other site. */
export const pathnameOf = ({ path }: Request): string =>
  `/${path.split('/').filter(Boolean).join('/')}`;

/** What an address asks beside its path, from its first question mark on. */
export const searchOf = ({ originalUrl }: Request): string => /\?.*/s.exec(originalUrl)?.[0] ?? '';
