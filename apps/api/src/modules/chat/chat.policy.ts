import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { Viewer } from '../../authz/session.ts';
import type { ChatRecord } from './chat.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'chat.begin': null;
    'chat.leadGroup': Pick<ChatRecord, 'group'>;
    'chat.addToGroup': Pick<ChatRecord, 'group'>;
  }
}

/** Who may begin a conversation with a seller: administrators act from the back office. Groups are led by one member. */
export const chatPolicy: Policy = {
  'chat.begin': (viewer) => viewer !== null && viewer.memberType !== 'wikiAdmin',
  'chat.leadGroup': (viewer, { group }) => viewer !== null && group?.ownerId === viewer.userId,
  'chat.addToGroup': (viewer, { group }) =>
    viewer !== null && (group?.whoMayAdd === 'MEMBERS' || group?.ownerId === viewer.userId),
};

/**
 * The conversations a viewer may read and write in, as a filter of the query: those they are a member
 * of, as a seller's voice only while they work there, even before somebody else takes over, and what
 * others began only once they wrote in it, groups at once. Any other answers exactly like an unknown
 * id, also to administrators.
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
      { $or: [{ creatorId: userId }, { isGroup: true }, { lastMessageId: { $ne: null } }] },
    ],
  };
}
