import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconDots,
  IconMailOpened,
  IconPin,
  IconPinnedOff,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { VisuallyHidden } from '@wiki/ui';
import { NavLink } from 'react-router-dom';
import { Dropdown, dropdownItem } from '../../../components/overlays/dropdown.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import type { ChatRowFragment } from '../../../gql/chat-parts.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { isOfMouse, useTouchGestures } from '../../../lib/gestures/use-touch-gestures.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { briefTime } from '../brief-time.ts';
import type { ChatActs } from '../hooks/use-chat-acts.ts';
import { useChatAddress } from '../hooks/use-chat-address.ts';
import { ChatFace, ChatTitle, chatPartner, isOnline } from './chat-face.tsx';
import classes from './chat-row.module.css';
import { LastWords } from './last-words.tsx';

/** A conversation in the list, with what can be done with it. */
export function ChatRow({ chat, acts }: { chat: ChatRowFragment; acts: ChatActs }) {
  const { t } = useLingui();
  const language = useLanguage();
  const addressOf = useChatAddress();
  const brief = (iso: string) => briefTime(iso, language);
  const openMenu = (row: HTMLElement) =>
    row.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  const gestures = useTouchGestures({
    onHold: openMenu,
    onSwipeLeft: openMenu,
    onSwipeRight: !chat.isUnread && chat.lastMessage ? () => acts.markUnread(chat) : undefined,
  });
  const { id, lastActive, isUnread, isMuted, isPinned, unreadCount } = chat;
  const name = chat.name ?? chatPartner(chat)?.name ?? '';
  return (
    <div
      className={classes.row}
      data-unread={isUnread || undefined}
      onContextMenu={(event) => {
        event.preventDefault();
        // A long press opens it by itself, also where no browser says so.
        if (isOfMouse(event.nativeEvent)) openMenu(event.currentTarget);
      }}
      {...gestures}
    >
      <NavLink to={addressOf(id)} className={classes.link}>
        <ChatFace chat={chat} />
        <span className={classes.words}>
          <span className={classes.head}>
            <span className={classes.name}>
              {isUnread && (
                <VisuallyHidden>
                  <Trans>Unread.</Trans>{' '}
                </VisuallyHidden>
              )}
              <ChatTitle chat={chat} />
              {isOnline(chat) && <VisuallyHidden> ({t`online`})</VisuallyHidden>}
              {isMuted && <Mark icon={IconBellOff} label={t`Muted`} />}
              {isPinned && <Mark icon={IconPin} label={t`Pinned`} />}
            </span>
            <span className={classes.when}>
              <TimeAgo value={lastActive} words={brief} />
            </span>
          </span>
          <About chat={chat} />
          <span className={classes.head}>
            <LastWords chat={chat} />
            {isUnread && (
              <span className={classes.count} data-muted={isMuted || undefined}>
                {unreadCount > 0 ? unreadCount : ''}
                <VisuallyHidden>
                  {' '}
                  <Plural value={unreadCount} one="new message" other="new messages" />
                </VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </NavLink>
      <div className={classes.menu}>
        <Dropdown
          label={t`More about ${name}`}
          trigger={<IconDots size={20} stroke={1.75} aria-hidden />}
          className={classes.menuButton}
        >
          <ChatMenu chat={chat} acts={acts} />
        </Dropdown>
      </div>
    </div>
  );
}

/** A sign beside a name, said in words to those who do not see it. */
function Mark({ icon: Icon, label }: { icon: typeof IconPin; label: string }) {
  return (
    <>
      <Icon size={16} stroke={1.75} aria-hidden />
      <VisuallyHidden> ({label})</VisuallyHidden>
    </>
  );
}

/** What a conversation is about or who is in it, on a line. */
function About({ chat }: { chat: ChatRowFragment }) {
  const localized = useLocalized();
  if (chat.listingName) {
    return (
      <span className={classes.about} data-listing>
        <IconTag size={14} stroke={1.75} aria-hidden />
        {localized(chat.listingName)}
      </span>
    );
  }
  if (!chat.isGroup) return null;
  return (
    <span className={classes.about}>
      <IconUsers size={14} stroke={1.75} aria-hidden />
      <Plural value={chat.memberCount} one="# person" other="# people" />
    </span>
  );
}

/** What can be done with a conversation as a whole. */
export function ChatMenu({ chat, acts }: { chat: ChatRowFragment; acts: ChatActs }) {
  const { isArchived, isMuted, isPinned, isUnread } = chat;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <button type="button" className={dropdownItem} onClick={() => acts.pin(chat)}>
        {isPinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
        {isPinned ? <Trans>Unpin</Trans> : <Trans>Pin to top</Trans>}
      </button>
      <button type="button" className={dropdownItem} onClick={() => acts.mute(chat)}>
        {isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
        {isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
      </button>
      {!isUnread && chat.lastMessage && (
        <button type="button" className={dropdownItem} onClick={() => acts.markUnread(chat)}>
          <IconMailOpened {...icon} />
          <Trans>Mark as unread</Trans>
        </button>
      )}
      <button type="button" className={dropdownItem} onClick={() => void acts.archive(chat)}>
        {isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
        {isArchived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
      </button>
    </>
  );
}
