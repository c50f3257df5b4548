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
import { type ReactNode, useEffect, useRef, useState } from 'react';
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

/** A conversation in the list, with what can be done with it: in a menu, and by swiping it. */
export function ChatRow({ chat, acts }: { chat: ChatRowFragment; acts: ChatActs }) {
  const { t } = useLingui();
  const language = useLanguage();
  const addressOf = useChatAddress();
  const brief = (iso: string) => briefTime(iso, language);
  const openMenu = (row: HTMLElement) =>
    row.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  const { frame, isAside, setAside } = useAside();
  const canMarkUnread = !chat.isUnread && chat.lastMessage;
  const gestures = useTouchGestures({
    onHold: openMenu,
    onSwipeLeft: () => setAside(true),
    onSwipeRight: isAside
      ? () => setAside(false)
      : canMarkUnread
        ? () => acts.markUnread(chat)
        : undefined,
  });
  const { id, lastActive, isUnread, isMuted, isPinned, unreadCount } = chat;
  const name = chat.name ?? chatPartner(chat)?.name ?? '';
  return (
    <div ref={frame} className={classes.frame} data-aside={isAside || undefined}>
      <div
        className={classes.row}
        data-unread={isUnread || undefined}
        onClickCapture={(event) => {
          // A press on a row that stands aside puts it back, as a swipe does.
          if (!isAside) return;
          event.preventDefault();
          event.stopPropagation();
          setAside(false);
        }}
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
              </span>
              <span className={classes.when}>
                {isMuted && <Mark icon={IconBellOff} label={t`Muted`} />}
                {isPinned && <Mark icon={IconPin} label={t`Pinned`} />}
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
            closesOnChoice
          >
            <ChatMenu chat={chat} acts={acts} />
          </Dropdown>
        </div>
      </div>
      {isAside && <Beneath chat={chat} acts={acts} onDone={() => setAside(false)} />}
    </div>
  );
}

/** Whether a row was swiped aside; a press anywhere else puts it back. */
function useAside() {
  const frame = useRef<HTMLDivElement>(null);
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (!isAside) return undefined;
    const back = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) setAside(false);
    };
    document.addEventListener('pointerdown', back);
    return () => document.removeEventListener('pointerdown', back);
  }, [isAside]);
  return { frame, isAside, setAside };
}

interface BeneathProps {
  chat: ChatRowFragment;
  acts: ChatActs;
  onDone: () => void;
}

/** What a swipe to the left uncovers; the menu has it as well. */
function Beneath({ chat, acts, onDone }: BeneathProps) {
  const press = (act: (of: ChatRowFragment) => unknown) => () => {
    onDone();
    act(chat);
  };
  return (
    <div className={classes.beneath}>
      <button type="button" className={classes.aside} onClick={press(acts.mute)}>
        <MuteWords isMuted={chat.isMuted} />
      </button>
      <button type="button" className={classes.aside} data-away onClick={press(acts.archive)}>
        <ArchiveWords isArchived={chat.isArchived} />
      </button>
    </div>
  );
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const MuteWords = ({ isMuted }: { isMuted: boolean }): ReactNode => (
  <>
    {isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
    {isMuted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
  </>
);

const ArchiveWords = ({ isArchived }: { isArchived: boolean }): ReactNode => (
  <>
    {isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
    {isArchived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
  </>
);

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
  return (
    <>
      <button type="button" className={dropdownItem} onClick={() => acts.pin(chat)}>
        {isPinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
        {isPinned ? <Trans>Unpin</Trans> : <Trans>Pin to top</Trans>}
      </button>
      <button type="button" className={dropdownItem} onClick={() => acts.mute(chat)}>
        <MuteWords isMuted={isMuted} />
      </button>
      {!isUnread && chat.lastMessage && (
        <button type="button" className={dropdownItem} onClick={() => acts.markUnread(chat)}>
          <IconMailOpened {...icon} />
          <Trans>Mark as unread</Trans>
        </button>
      )}
      <button type="button" className={dropdownItem} onClick={() => void acts.archive(chat)}>
        <ArchiveWords isArchived={isArchived} />
      </button>
    </>
  );
}
