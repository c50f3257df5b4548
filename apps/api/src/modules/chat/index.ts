import type { ApiModule } from '../../module.ts';
import './chat.events.ts';
import { createChatLoaders } from './chat.loaders.ts';
import { chatPolicy } from './chat.policy.ts';
import { chatMigrations } from './chat.migrations.ts';
import { chatPeopleConsumer, moveChatsHandler } from './move-chats.ts';
import { chatDataOf } from './personal-data.ts';
import { Chat } from './resolvers/Chat.ts';
import { ChatMessage } from './resolvers/ChatMessage.ts';
import { contactSeller } from './resolvers/Mutation/contactSeller.ts';
import { markChatSeen } from './resolvers/Mutation/markChatSeen.ts';
import { sendMessage } from './resolvers/Mutation/sendMessage.ts';
import { chat as chatQuery } from './resolvers/Query/chat.ts';
import { chats } from './resolvers/Query/chats.ts';
import { unreadChatCount } from './resolvers/Query/unreadChatCount.ts';
import { chatChanged } from './resolvers/Subscription/chatChanged.ts';

export { plantChat } from './plant-chat.ts';

export const chat: ApiModule = {
  name: 'chat',
  resolvers: {
    Query: { chat: chatQuery, chats, unreadChatCount },
    Mutation: { contactSeller, markChatSeen, sendMessage },
    Subscription: { chatChanged },
    Chat,
    ChatMessage,
  },
  policy: chatPolicy,
  loaders: createChatLoaders,
  personalData: chatDataOf,
  migrations: chatMigrations,
  consumers: [chatPeopleConsumer],
  jobs: [moveChatsHandler],
};
