import type { ApiModule } from '../../module.ts';
import { chatStatistics } from './chat.statistics.ts';
import { chatNotifications } from './chat.notifications.ts';
import { chatNotificationsConsumer } from './chat-notifications.consumer.ts';
import './chat.events.ts';
import { createChatLoaders } from './chat.loaders.ts';
import { chatPolicy } from './chat.policy.ts';
import { chatMigrations } from './chat.migrations.ts';
import { shareFilesOfMessages } from './file-readers.ts';
import { messages } from './messages/message.model.ts';
import { reportableMessages } from './message.reportable.ts';
import {
  chatNamesConsumer,
  chatPeopleConsumer,
  moveChatsHandler,
  nameChatsHandler,
} from './conversations/move-chats.ts';
import { previewLinkHandler, previewLinksConsumer } from './messages/preview-links.ts';
import { chatDataOf } from './personal-data.ts';
import { Business } from './resolvers/Business.ts';
import { Chat, ChatMember } from './resolvers/Chat.ts';
import { ChatChange } from './resolvers/ChatChange.ts';
import { root } from './resolvers/root.ts';
import { ChatDelivery, ChatMessage, ChatReaction, ChatReceipt } from './resolvers/ChatMessage.ts';
import { ChatTyping } from './resolvers/ChatTyping.ts';

shareFilesOfMessages();

export { contactDatesOf } from './conversations/contact-days.ts';
export { insertChat } from './conversations/insert-chat.ts';

export const chat: ApiModule = {
  name: 'chat',
  statistics: [chatStatistics],
  notifications: chatNotifications,
  resolvers: {
    ...root,
    Business,
    Chat,
    ChatChange,
    ChatMember,
    ChatMessage,
    ChatDelivery,
    ChatReaction,
    ChatReceipt,
    ChatTyping,
  },
  policy: chatPolicy,
  loaders: createChatLoaders,
  content: [messages],
  reportable: [reportableMessages],
  personalData: chatDataOf,
  migrations: chatMigrations,
  consumers: [
    previewLinksConsumer,
    chatNotificationsConsumer,
    chatPeopleConsumer,
    chatNamesConsumer,
  ],
  jobs: [previewLinkHandler, moveChatsHandler, nameChatsHandler],
};
