import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { Viewer } from '../../authz/session.ts';
import type { ChatRecord } from './chat.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'chat.begin': null;
  }
}

/** Who may begin a conversation with a seller: administrators act from the back office. */
export const chatPolicy: Policy = {
  'chat.begin': (viewer) => viewer !== null && viewer.memberType !== 'wikiAdmin',
};

/**
 * The conversations a viewer may read and write in, as a filter of the query: those they are a member
 * of, as a seller's voice only while they work there, even before somebody else takes over, and what
 * others began only once they wrote in it. Any other answers exactly like an unknown id, also to
 * administrators.
 */
export function visibleTo({
  userId,
  businessId,
}: Pick<Viewer, 'userId' | 'businessId'>): QueryFilter<ChatRecord> {
  return {
    memberIds: userId,
    isDeleted: false,
    $and: [
      { $or: [{ sellerId: { $ne: userId } }, ...(businessId ? [{ businessId }] : [])] },
      { $or: [{ creatorId: userId }, { lastMessageId: { $ne: null } }] },
    ],
  };
}
