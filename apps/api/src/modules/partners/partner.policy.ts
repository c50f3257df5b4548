import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { serves } from '../../authz/staff.ts';
import type { PartnerRecord } from './partner.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'partner.administer': null;
  }
}

const isAdmin = (viewer: MaybeViewer) => serves(viewer, 'PUBLISHING');

/** Everybody reads the published partners; administrators keep them. */
export const partnerPolicy = { 'partner.administer': isAdmin } satisfies Policy;

/** What everybody reads. */
export const publicPartners = { status: 'PUBLISHED' } as const;

/** The partners that a viewer may read, as a filter of the query. */
export const visibleTo = (viewer: MaybeViewer): QueryFilter<PartnerRecord> =>
  isAdmin(viewer) ? {} : publicPartners;
