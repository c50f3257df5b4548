import { InMemoryCache, type TypePolicies } from '@apollo/client/cache';
import { client } from '../apollo/client.ts';

// How the cache keeps conversations: with the code that reads them, for visitors never do.
const policies: TypePolicies = {
  // Whoever left is gone, and so is a sign that was taken back.
  Chat: {
    fields: {
      otherMembers: { merge: false },
      members: { merge: false },
      presence: { merge: false },
      picture: { merge: false },
    },
  },
  ChatMessage: {
    fields: {
      images: { merge: false },
      files: { merge: false },
      reactions: { merge: false },
      noticeAbout: { merge: false },
      seenBy: { merge: false },
      deliveredTo: { merge: false },
    },
  },
  ChatMember: { keyFields: false },
  ChatReaction: { keyFields: false },
  ChatReceipt: { keyFields: false },
  ChatDelivery: { keyFields: false },
  LinkPreview: { keyFields: false },
  // The same person is here in every conversation, or in none.
  PersonPresence: { keyFields: ['userId'] },
};
if (client.cache instanceof InMemoryCache) client.cache.policies.addTypePolicies(policies);
