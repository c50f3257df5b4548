import { useUnreadCountQuery } from '../../gql/live.ts';
import { useViewer } from '../auth/use-viewer.ts';

/** The badge: the signed-in person's unread notifications as the server counts them, live. */
export function useUnreadCount(): number {
  const viewer = useViewer();
  const { data } = useUnreadCountQuery({
    fetchPolicy: 'cache-only',
    skip: !viewer,
  });
  return data?.unreadNotificationCount ?? 0;
}
