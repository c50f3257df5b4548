import { useUnreadChatsQuery } from '../../gql/live.ts';
import { useViewer } from '../auth/use-viewer.ts';

/** The badge of the inbox: conversations that wait for the signed-in person, as the server counts them, live. */
export function useUnreadChats(): number {
  const viewer = useViewer();
  const { data } = useUnreadChatsQuery({ fetchPolicy: 'cache-only', skip: !viewer });
  return data?.unreadChatCount ?? 0;
}
