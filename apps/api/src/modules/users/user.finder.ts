import { can } from '../../authz/actions.ts';
import type { Finder } from '../../kits/find/index.ts';
import { pathTo } from '@wiki/domain';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { UserModel } from './user.model.ts';

/** People by any word of their name, the beginning of their address, or their id. */
export const userFinder: Finder = {
  kind: 'person',
  may: (viewer) => can(viewer, 'user.list', null),
  async find({ typed, anyWord }, most) {
    const email = typed.toLowerCase();
    const _id = parseObjectId(email);
    const found = await UserModel.find({
      erasedAt: null,
      $or: [
        { nameKey: anyWord },
        { email: { $gte: email, $lt: `${email}\uffff` } },
        ...(_id ? [{ _id }] : []),
      ],
    })
      .limit(most)
      .lean();
    return found.map(({ _id: id, displayName, email: address }) => ({
      id: id.toHexString(),
      title: displayName,
      detail: address,
      url: pathTo('adminUser', { userId: id.toHexString() }),
    }));
  },
};
