import type { QueryFilter } from 'mongoose';
import type { Viewer } from '../../authz/session.ts';
import type { NotificationRecord } from './notification.model.ts';

/**
 * The notifications a viewer may read and act on, as a filter of the query: their own,
 * without what they do not want in the app. Those of others answer exactly like unknown ids, also to administrators.
 */
export function visibleTo(viewer: Viewer): QueryFilter<NotificationRecord> {
  return { userId: viewer.userId, isHidden: false };
}
