import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconCheck, IconPlayerPause, IconTag, IconTrash, type IconBan } from '@tabler/icons-react';

/** What sellers do to their listings, in the order it is offered. */
export const sellerActs = ['publish', 'pause', 'markSold', 'delete'] as const;
export type SellerAct = (typeof sellerActs)[number];

/** The buttons. */
export const actNames: Record<SellerAct, { label: MessageDescriptor; icon: typeof IconBan }> = {
  publish: { label: msg`Publish`, icon: IconCheck },
  pause: { label: msg`Pause`, icon: IconPlayerPause },
  markSold: { label: msg`Mark as sold`, icon: IconTag },
  delete: { label: msg`Delete`, icon: IconTrash },
};
