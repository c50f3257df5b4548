import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import type { NewsRecord } from './news.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'news.administer': null;
  }
}

const isAdmin = (viewer: MaybeViewer) => serves(viewer, 'PUBLISHING');

/** Everybody reads what is published; administrators write. */
export const newsPolicy = { 'news.administer': isAdmin } satisfies Policy;

/** What everybody reads. */
export const publicNews = { status: 'PUBLISHED' } as const;

/** The news that a viewer may read, as a filter of the query. */
export const visibleTo = (viewer: MaybeViewer): QueryFilter<NewsRecord> =>
  isAdmin(viewer) ? {} : publicNews;
