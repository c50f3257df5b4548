import type { QueryFilter } from 'mongoose';
import type { MaybeViewer } from '../../authz/session.ts';
import type { ProductRecord } from './product.model.ts';

/**
 * The products a viewer may read, as a filter of the query: the published ones of active
 * businesses, for everybody alike. Any other answers exactly like an unknown id.
 */
export function visibleTo(_viewer: MaybeViewer): QueryFilter<ProductRecord> {
  return { status: 'published', sellerActive: true };
}
