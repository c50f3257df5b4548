import { paths } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';

/** What an address says of the conversation that is open: its message and its dialog. */
const ofConversation = ['message', 'do', 'on'];

/**
 * Gives the address of a conversation, or of one of its messages, beside the list as it is searched and
 * filtered.
 */
export function useChatAddress() {
  const [params] = useSearchParams();
  return (chatId: string, messageId?: string) => {
    const search = new URLSearchParams(params);
    for (const name of ofConversation) search.delete(name);
    if (messageId) search.set('message', messageId);
    return { pathname: paths.chat(chatId), search: search.toString() };
  };
}
