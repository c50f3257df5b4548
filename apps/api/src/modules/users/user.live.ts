import { changes } from '../../kits/resource/index.ts';
import { ownAccountEvents } from './user.events.ts';
import { findUser } from './user.store.ts';

/** The viewer's own account whenever it changes, read anew for every delivery. */
export const followMe = changes({
  field: 'meChanged',
  types: ownAccountEvents,
  concerns: (data: { userId?: string | null; userIds?: string[] }, viewer) =>
    viewer !== null &&
    (data.userId === viewer.userId || (data.userIds?.includes(viewer.userId) ?? false)),
  async view(_data, viewer) {
    const me = viewer && (await findUser(viewer.userId));
    return me && { me };
  },
});
