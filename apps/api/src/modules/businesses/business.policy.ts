import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { isStaff, serves } from '../../authz/staff.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import type { BusinessRecord } from './business.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'business.edit': { businessId: string };
    'business.readManaged': { businessId: string };
    'business.manage': { businessId: string };
    'business.listEveryStatus': null;
    'business.administer': null;
    /** To read and write what the staff notes of businesses. */
    'business.note': null;
  }
}

interface Subject {
  businessId: string;
}

const isAdmin = (viewer: MaybeViewer) => serves(viewer, 'BUSINESSES');
/** Whoever looks after invoices and requests sees whom they are of. */
const looksUp = (viewer: MaybeViewer) => serves(viewer, 'BUSINESSES', 'BILLING', 'SERVICE');
const worksFor = (viewer: MaybeViewer, { businessId }: Subject) =>
  viewer?.businessId === businessId &&
  (viewer.memberType === 'business' || viewer.memberType === 'businessAdmin');
const manages = (viewer: MaybeViewer, business: Subject) =>
  worksFor(viewer, business) && viewer?.memberType === 'businessAdmin';

/** Who may do what to a business. Administrators act for every business. */
export const businessPolicy: Policy = {
  'business.edit': (viewer, business) => worksFor(viewer, business) || isAdmin(viewer),
  'business.readManaged': (viewer, business) => worksFor(viewer, business) || looksUp(viewer),
  'business.manage': (viewer, business) => manages(viewer, business) || isAdmin(viewer),
  'business.listEveryStatus': looksUp,
  'business.administer': isAdmin,
  'business.note': looksUp,
};

/**
 * The businesses a viewer may read, as a filter of the query: the active ones, one's own in every
 * state, and all for administrators. Any other answers exactly like an unknown id.
 */
export function visibleTo(viewer: MaybeViewer): QueryFilter<BusinessRecord> {
  if (isStaff(viewer)) return {};
  const own = parseObjectId(viewer?.businessId);
  return own ? { $or: [{ status: 'active' }, { _id: own }] } : { status: 'active' };
}
