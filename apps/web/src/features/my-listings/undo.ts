import { canAct, type ListingAction, type ListingStatus } from '@wiki/domain';

/** What brings a listing back to the state it was in before an act; null when nothing does. */
export function undoOf(action: ListingAction, before: ListingStatus): ListingAction | null {
  if (before === 'published' && (action === 'pause' || action === 'markSold')) return 'publish';
  if (before === 'paused' && action === 'publish') return 'pause';
  return null;
}

/** Those of some listings that an act can be done to. */
export const actable = <Row extends { status: ListingStatus }>(
  rows: readonly Row[],
  action: ListingAction,
): Row[] => rows.filter(({ status }) => canAct(status, action));
