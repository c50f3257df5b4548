import type { TestClient } from '../../testing/client.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';

const member = 'id displayName';
const message = `id chatId text dateSent clientKey isOwn isSeen isDeleted dateEdited notice
  quoted { id text } reactions { sign count isOwn } sender { ${member} }`;

/** What these tests read of a conversation. */
export const chatFields = `id kind isGroup name memberCount unreadCount isArchived isMuted isPinned draft
  viewerCanWrite viewerAwaitsAnswer viewerLeads viewerCanAdd otherMembers { ${member} } business { id } viewerSells isUnread
  listing { id } listingName { en es } dateCreated lastActive lastMessage { ${message} }`;

export const messageFields = message;

export interface MessageView {
  id: string;
  chatId: string;
  text: string;
  clientKey: string | null;
  isOwn: boolean;
  isSeen: boolean;
  isDeleted: boolean;
  dateEdited: string | null;
  notice: string | null;
  quoted: { id: string; text: string } | null;
  reactions: { sign: string; count: number; isOwn: boolean }[];
  sender: { id: string } | null;
}

export interface ChatView {
  id: string;
  kind: string;
  name: string | null;
  memberCount: number;
  unreadCount: number;
  isArchived: boolean;
  isMuted: boolean;
  isPinned: boolean;
  draft: string | null;
  viewerCanWrite: boolean;
  viewerAwaitsAnswer: boolean;
  viewerLeads: boolean;
  viewerCanAdd: boolean;
  otherMembers: { id: string; displayName: string }[];
  business: { id: string } | null;
  viewerSells: boolean;
  isUnread: boolean;
  listing: { id: string } | null;
  listingName: { en: string | null; es: string | null } | null;
  lastMessage: MessageView | null;
}

/** What the mutations of conversations answer. */
export interface ChatAnswer {
  chat: ChatView | null;
  message?: MessageView | null;
  unreadChatCount?: number;
  userErrors: ToldError[];
}

const own = `chat { ${chatFields} }`;
export const chatMutations = {
  contactSeller: operation('contactSeller', 'ContactSellerInput', `${own} unreadChatCount`),
  contactPerson: operation('contactPerson', 'PersonInput', `${own} unreadChatCount`),
  contactBusiness: operation('contactBusiness', 'ContactBusinessInput', `${own} unreadChatCount`),
  setChatState: operation('setChatState', 'ChatStateInput', `${own} unreadChatCount`),
  saveChatDraft: operation('saveChatDraft', 'ChatDraftInput', `${own} unreadChatCount`),
  createGroup: operation('createGroup', 'CreateGroupInput', `${own} unreadChatCount`),
  changeGroup: operation('changeGroup', 'ChangeGroupInput', `${own} unreadChatCount`),
  addToGroup: operation('addToGroup', 'AddToGroupInput', `${own} unreadChatCount`),
  removeFromGroup: operation('removeFromGroup', 'GroupMemberInput', `${own} unreadChatCount`),
  handOverGroup: operation('handOverGroup', 'GroupMemberInput', `${own} unreadChatCount`),
  leaveGroup: operation('leaveGroup', 'ChatIdInput', 'chatId'),
  editMessage: operation('editMessage', 'EditMessageInput', `message { ${message} }`),
  deleteMessage: operation('deleteMessage', 'MessageIdInput', `message { ${message} }`),
  restoreMessage: operation('restoreMessage', 'MessageIdInput', `message { ${message} }`),
  reactToMessage: operation('reactToMessage', 'ReactToMessageInput', `message { ${message} }`),
  blockPerson: operation('blockPerson', 'PersonInput', 'person { id viewerBlocks }'),
  unblockPerson: operation('unblockPerson', 'PersonInput', 'person { id viewerBlocks }'),
  sendMessage: operation('sendMessage', 'SendMessageInput', `${own} message { ${message} }`),
  markChatSeen: operation('markChatSeen', 'ChatIdInput', `${own} unreadChatCount`),
} as const;

export const { run: act, refusals } = callsOf<ChatAnswer, keyof typeof chatMutations>(
  chatMutations,
);

/** The caller's conversation about a listing. */
export async function openChat(client: TestClient, listingId: string): Promise<ChatView> {
  const { chat, userErrors } = await act(client, 'contactSeller', { listingId });
  if (!chat) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return chat;
}

let sent = 0;

/** Sends a text under a key of its own. */
export async function say(client: TestClient, chatId: string, text: string): Promise<MessageView> {
  sent += 1;
  const input = { chatId, text, clientKey: `key-of-test-${sent}` };
  const { message: view, userErrors } = await act(client, 'sendMessage', input);
  if (!view) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return view;
}

/** A page of the caller's messages in a conversation, the newest first. */
export async function readMessages(
  client: TestClient,
  chatId: string,
  page: { first?: number; after?: string | null } = {},
): Promise<{ texts: string[]; messages: MessageView[]; endCursor: string | null; more: boolean }> {
  const { chat } = await client.data<{
    chat: {
      messages: {
        edges: { node: MessageView }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    } | null;
  }>(
    `query ($id: ID!, $first: Int!, $after: Cursor) { chat(id: $id) {
      messages(first: $first, after: $after) { edges { node { ${message} } } pageInfo { hasNextPage endCursor } }
    } }`,
    { id: chatId, first: 20, ...page },
  );
  if (!chat) throw new Error('There is no such conversation.');
  const { edges, pageInfo } = chat.messages;
  const messages = edges.map(({ node }) => node);
  const { endCursor, hasNextPage } = pageInfo;
  return { texts: messages.map(({ text }) => text), messages, endCursor, more: hasNextPage };
}

/** The caller's conversations, the last active first. */
export const inboxOf = async (client: TestClient): Promise<ChatView[]> =>
  (
    await client.data<{ chats: { edges: { node: ChatView }[] } }>(
      `{ chats { edges { node { ${chatFields} } } } }`,
    )
  ).chats.edges.map(({ node }) => node);

/** The caller's badge. */
export const badgeOf = async (client: TestClient): Promise<number> =>
  (await client.data<{ unreadChatCount: number }>('{ unreadChatCount }')).unreadChatCount;

/** Opens the only conversation of two people. */
export async function openWith(client: TestClient, userId: string): Promise<ChatView> {
  const { chat, userErrors } = await act(client, 'contactPerson', { userId });
  if (!chat) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return chat;
}

/** Begins a group that its leader alone adds people to, and which tells newcomers nothing of before. */
export async function openGroup(
  client: TestClient,
  memberIds: readonly string[],
  given: object = {},
): Promise<ChatView> {
  const input = {
    name: 'Cafeteros',
    memberIds,
    whoMayAdd: 'OWNER',
    newMembersSeePast: false,
    ...given,
  };
  const { chat, userErrors } = await act(client, 'createGroup', input);
  if (!chat) throw new Error(`Refused: ${JSON.stringify(userErrors)}`);
  return chat;
}
