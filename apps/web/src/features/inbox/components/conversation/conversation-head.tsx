import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  IconArrowLeft,
  IconBan,
  IconBell,
  IconBellOff,
  IconDots,
  IconPaperclip,
  IconSearch,
  IconUsers,
} from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../../components/facts/time-ago.tsx';
import {
  Dropdown,
  dropdownDivider,
  dropdownItem,
} from '../../../../components/overlays/dropdown.tsx';
import type { ChatRowFragment } from '../../../../gql/chat-parts.ts';
import { paths } from '../../../../lib/paths.ts';
import type { DialogAddress } from '../../../../lib/use-dialog-address.ts';
import { useChatActs } from '../../hooks/use-chat-acts.ts';
import { ChatFace, ChatTitle } from '../chat-face.tsx';
import { ChatMenu } from '../chat-row.tsx';
import classes from './conversation-view.module.css';

/** With whom the conversation is, and what can be done with it. */
export function ConversationHead({
  chat,
  dialog,
}: {
  chat: ChatRowFragment;
  dialog: DialogAddress;
}) {
  const { t } = useLingui();
  const acts = useChatActs();
  const [other] = chat.otherMembers;
  const Bell = chat.isMuted ? IconBellOff : IconBell;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <header className={classes.head}>
      <Link to={paths.inbox()} className={classes.back} aria-label={t`All messages`}>
        <IconArrowLeft size={22} stroke={1.75} aria-hidden />
      </Link>
      <ChatFace chat={chat} size={44} />
      <div className={classes.names}>
        <h1 className={classes.title} tabIndex={-1}>
          <TitleLink chat={chat} />
        </h1>
        <About chat={chat} />
      </div>
      <IconButton label={t`Search this conversation`} onClick={() => dialog.show('search')}>
        <IconSearch size={22} stroke={1.75} aria-hidden />
      </IconButton>
      <span className={classes.mute}>
        <IconButton label={chat.isMuted ? t`Unmute` : t`Mute`} onClick={() => acts.mute(chat)}>
          <Bell size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
      <Dropdown
        label={t`More`}
        trigger={<IconDots size={22} stroke={1.75} aria-hidden />}
        look="icon"
        closesOnChoice
      >
        {chat.isGroup && (
          <button type="button" className={dropdownItem} onClick={() => dialog.show('members')}>
            <IconUsers {...icon} />
            <Trans>People and settings</Trans>
          </button>
        )}
        <button type="button" className={dropdownItem} onClick={() => dialog.show('shared')}>
          <IconPaperclip {...icon} />
          <Trans>Photos, files and links</Trans>
        </button>
        <hr className={dropdownDivider} />
        <ChatMenu chat={chat} acts={acts} />
        {!chat.isGroup && other && (
          <>
            <hr className={dropdownDivider} />
            <button type="button" className={dropdownItem} onClick={() => dialog.show('block')}>
              <IconBan {...icon} />
              {other.viewerBlocks ? (
                <Trans>Unblock {other.displayName}</Trans>
              ) : (
                <Trans>Block {other.displayName}</Trans>
              )}
            </button>
          </>
        )}
      </Dropdown>
    </header>
  );
}

function TitleLink({ chat }: { chat: ChatRowFragment }) {
  const title = <ChatTitle chat={chat} />;
  const [other] = chat.otherMembers;
  if (chat.isGroup) return title;
  if (chat.business && !chat.viewerSells) {
    return <Link to={paths.entrepreneur(chat.business.id)}>{title}</Link>;
  }
  return other ? <Link to={paths.userProfile(other.id)}>{title}</Link> : title;
}

function About({ chat }: { chat: ChatRowFragment }) {
  if (chat.isGroup) {
    const online = chat.presence.filter(({ isOnline }) => isOnline).length;
    return (
      <p className={classes.about}>
        <Plural value={chat.memberCount} one="# person" other="# people" />
        {online > 0 && (
          <>
            {' · '}
            <Plural value={online} one="# online" other="# online" />
          </>
        )}
      </p>
    );
  }
  const [other] = chat.otherMembers;
  const speaker = chat.business && !chat.viewerSells && other ? other.displayName : null;
  const [presence] = chat.presence;
  const isKnown = presence?.isOnline || presence?.dateLastSeen;
  if (!speaker && !isKnown) return null;
  return (
    <p className={classes.about}>
      {speaker}
      {speaker && isKnown ? ' · ' : null}
      {presence && <Presence presence={presence} />}
    </p>
  );
}

function Presence({ presence }: { presence: ChatRowFragment['presence'][number] }) {
  if (presence.isOnline) {
    return (
      <span className={classes.online}>
        <Trans>online</Trans>
      </span>
    );
  }
  return presence.dateLastSeen ? (
    <Trans>
      last online <TimeAgo value={presence.dateLastSeen} />
    </Trans>
  ) : null;
}
