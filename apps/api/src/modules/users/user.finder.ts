import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { pathTo } from '@wiki/domain';
import { usersLike } from './user.store.ts';

/** People by any words of their name, the beginning of their address, or their id. */
export const userFinder: Finder = {
  kind: 'person',
  may: (viewer) => can(viewer, 'user.list', null),
  async find({ typed }, most) {
    const found = await usersLike(typed, most);
    return found.map(({ _id: id, displayName, email: address }) => ({
      id: id.toHexString(),
      title: displayName,
      detail: address,
      url: pathTo('adminUser', { userId: id.toHexString() }),
    }));
  },
};
