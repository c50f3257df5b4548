import DataLoader from 'dataloader';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { MessageModel, type MessageRecord } from './message.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A conversation by id, whoever its members are: who asks came to it through them. */
    chatById: DataLoader<string, ChatRecord | null>;
    /** A message by id, in the same sense. */
    messageById: DataLoader<string, MessageRecord | null>;
  }
}

/** The loaders of conversations for one request. */
export function createChatLoaders() {
  return {
    chatById: new DataLoader(async (ids: readonly string[]) => {
      const found = await ChatModel.find({ _id: { $in: [...ids] } }).lean();
      return inOrder(ids, found);
    }),
    messageById: new DataLoader(async (ids: readonly string[]) => {
      const found = await MessageModel.find({ _id: { $in: [...ids] } }).lean();
      return inOrder(ids, found);
    }),
  };
}

function inOrder<Record extends { _id: { toHexString(): string } }>(
  ids: readonly string[],
  found: readonly Record[],
): (Record | null)[] {
  const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
  return ids.map((id) => byId.get(id) ?? null);
}
