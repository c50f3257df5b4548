import { Plural, Trans } from '@lingui/react/macro';
import { IconCheck, IconChecks, IconFile, IconPhoto } from '@tabler/icons-react';
import type { ChatMessageFieldsFragment, ChatRowFragment } from '../../../gql/chat-parts.ts';
import { useWriters } from '../../../lib/chats/typing.ts';
import classes from './chat-row.module.css';
import { TypingWords } from './conversation/typing-words.tsx';

/** What was said last in a conversation, on one line. */
export function LastWords({ chat }: { chat: ChatRowFragment }) {
  const { draft, lastMessage, isUnread } = chat;
  const writers = useWriters(chat.id);
  if (writers.length > 0) {
    return (
      <span className={classes.last} data-typing>
        <TypingWords writers={writers} />
      </span>
    );
  }
  if (draft && !isUnread) {
    return (
      <span className={classes.last}>
        <b className={classes.draft}>
          <Trans>Draft:</Trans>
        </b>{' '}
        {draft}
      </span>
    );
  }
  if (!lastMessage) {
    return (
      <span className={classes.last}>
        <Trans>No messages yet</Trans>
      </span>
    );
  }
  return (
    <span className={classes.last}>
      {lastMessage.isOwn && <SentSign message={lastMessage} />}
      <Who chat={chat} message={lastMessage} />
      <Words message={lastMessage} />
    </span>
  );
}

/** Whether the reader's own message arrived and was seen. */
export function SentSign({
  message: { isSeen, isDelivered },
}: {
  message: ChatMessageFieldsFragment;
}) {
  const Sign = isSeen || isDelivered ? IconChecks : IconCheck;
  return (
    <Sign
      size={16}
      stroke={2}
      className={classes.sign}
      data-seen={isSeen || undefined}
      aria-hidden
    />
  );
}

function Who({ chat, message }: { chat: ChatRowFragment; message: ChatMessageFieldsFragment }) {
  if (message.isOwn) return <Trans>You: </Trans>;
  if (!chat.isGroup || !message.sender) return null;
  const [name] = message.sender.displayName.split(' ');
  return `${name}: `;
}

/** What a message says, or carries when it says nothing. */
export function Words({ message }: { message: ChatMessageFieldsFragment }) {
  const { isDeleted, text, images, files } = message;
  if (isDeleted) return <Trans>This message was deleted</Trans>;
  if (text) return text;
  if (images.length > 0) {
    return (
      <>
        <IconPhoto size={16} stroke={1.75} className={classes.sign} aria-hidden />
        <Plural value={images.length} one="# photo" other="# photos" />
      </>
    );
  }
  const [file] = files;
  return file ? (
    <>
      <IconFile size={16} stroke={1.75} className={classes.sign} aria-hidden />
      {file.name}
    </>
  ) : null;
}
