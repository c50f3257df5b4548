import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconBell, IconInbox } from '@tabler/icons-react';
import { IconLink } from '../../../components/icon-link.tsx';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { useUnreadChats } from '../../../lib/live/use-unread-chats.ts';
import { useUnreadCount } from '../../../lib/live/use-unread-count.ts';
import { paths } from '../../../lib/paths.ts';
import { ProfileMenu } from './profile-menu.tsx';

export interface MemberLinksProps {
  viewer: Viewer;
}

/** What the top bar has for who is signed in: notifications and inbox with what is unread, and the menu. */
export function MemberLinks({ viewer }: MemberLinksProps) {
  const { t } = useLingui();
  const unread = useUnreadCount();
  const unreadChats = useUnreadChats();
  return (
    <>
      <IconLink
        to={paths.notifications()}
        count={unread}
        label={
          unread > 0
            ? t`Notifications: ${plural(unread, { one: '# unread', other: '# unread' })}`
            : t`Notifications`
        }
      >
        <IconBell size={22} stroke={1.75} aria-hidden />
      </IconLink>
      <IconLink
        to={paths.inbox()}
        count={unreadChats}
        label={
          unreadChats > 0
            ? t`Inbox: ${plural(unreadChats, { one: '# unread', other: '# unread' })}`
            : t`Inbox`
        }
      >
        <IconInbox size={22} stroke={1.75} aria-hidden />
      </IconLink>
      <ProfileMenu viewer={viewer} />
    </>
  );
}
