import type { ApiModule } from '../../module.ts';
import { chatStatistics } from './chat.statistics.ts';
import { chatNotifications } from './chat.notifications.ts';
import { chatNotificationsConsumer } from './chat-notifications.consumer.ts';
import './chat.events.ts';
import { createChatLoaders } from './chat.loaders.ts';
import { chatPolicy } from './chat.policy.ts';
import { chatMigrations } from './chat.migrations.ts';
import { chatPeopleConsumer, moveChatsHandler } from './move-chats.ts';
import { chatDataOf } from './personal-data.ts';
import { Chat } from './resolvers/Chat.ts';
import { root } from './resolvers/root.ts';
import { ChatMessage } from './resolvers/ChatMessage.ts';

export { contactDatesOf } from './contact-days.ts';
export { plantChat } from './plant-chat.ts';

export const chat: ApiModule = {
  name: 'chat',
  statistics: [chatStatistics],
  notifications: chatNotifications,
  resolvers: {
    ...root,
    Chat,
    ChatMessage,
  },
  policy: chatPolicy,
  loaders: createChatLoaders,
  personalData: chatDataOf,
  migrations: chatMigrations,
  consumers: [chatNotificationsConsumer, chatPeopleConsumer],
  jobs: [moveChatsHandler],
};
