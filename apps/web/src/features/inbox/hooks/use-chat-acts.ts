import { useLingui } from '@lingui/react/macro';
import type { ChatRowFragment } from '../../../gql/chat-parts.ts';
import { useSetChatStateMutation } from '../../../gql/inbox.ts';
import { placeChat, writeUnreadChats } from '../../../lib/chats/chat-cache.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';

interface ChatState {
  chatId: string;
  isArchived?: boolean;
  isMuted?: boolean;
  isPinned?: boolean;
  isUnread?: boolean;
}

/** Puts conversations away, mutes, pins and marks them. */
export function useChatActs() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [change] = useSetChatStateMutation();
  const set = async (input: ChatState): Promise<boolean> => {
    try {
      const { data } = await change({
        variables: { input },
        update: (cache, { data: answer }) => {
          if (!answer?.setChatState.chat) return;
          writeUnreadChats(cache, answer.setChatState.unreadChatCount);
          placeChat(cache, input.chatId);
        },
      });
      const [error] = data?.setChatState.userErrors ?? [];
      if (error) showToast(errorMessage(error.code), { tone: 'failed' });
      return !error;
    } catch (error) {
      showToast(errorMessage(failureOf(error)), { tone: 'failed' });
      return false;
    }
  };
  return {
    archive: async ({ id: chatId, isArchived }: ChatRowFragment) => {
      if (!(await set({ chatId, isArchived: !isArchived }))) return;
      const undo = () => void set({ chatId, isArchived });
      showToast(isArchived ? t`Conversation restored` : t`Conversation archived`, {
        undo,
      });
    },
    mute: ({ id: chatId, isMuted }: ChatRowFragment) => void set({ chatId, isMuted: !isMuted }),
    pin: ({ id: chatId, isPinned }: ChatRowFragment) => void set({ chatId, isPinned: !isPinned }),
    markUnread: ({ id: chatId }: ChatRowFragment) => void set({ chatId, isUnread: true }),
  };
}

export type ChatActs = ReturnType<typeof useChatActs>;
