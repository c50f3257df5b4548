import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconUpload } from '@tabler/icons-react';
import { ErrorState, ListSkeleton } from '@wiki/ui';
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatMessageFieldsFragment } from '../../../gql/chat-parts.ts';
import { connection } from '../../../lib/apollo/connection.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useWriters } from '../../../lib/chats/typing.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { useDialogAddress } from '../../../lib/use-dialog-address.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useFileDrop } from '../../../components/files/use-file-drop.ts';
import { useAttachments } from '../hooks/use-attachments.ts';
import type { Conversation } from '../hooks/use-conversation.ts';
import { useKeptPlace } from '../hooks/use-kept-place.ts';
import { useSending } from '../hooks/use-sending.ts';
import { Composer } from './conversation/composer.tsx';
import { ConversationHead } from './conversation/conversation-head.tsx';
import classes from './conversation/conversation-view.module.css';
import { ListingBanner } from './conversation/listing-banner.tsx';
import { MessageList } from './conversation/message-list.tsx';
import { OutgoingMessages } from './conversation/outgoing-messages.tsx';
import { TypingDots, TypingWords } from './conversation/typing-words.tsx';

const ConversationDialogs = lazyPart(
  () => import('./conversation/conversation-dialogs.tsx'),
  'ConversationDialogs',
);

const none: readonly ChatMessageFieldsFragment[] = [];

/** In a low window the messages scroll, and may have nothing in them that keys stop at. */
const reachedByKeys = { tabIndex: 0 } as const;

/** A conversation that is there. */
export function OpenConversation({
  chat,
  conversation,
  around,
}: {
  chat: NonNullable<Conversation['chat']>;
  conversation: Conversation;
  /** The message that the address leads to. */
  around: string | null;
}) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const viewerId = useViewer()?.id ?? '';
  const dialog = useDialogAddress();
  const setParam = useSetParam({ replace: true });
  const { messages, opening, hasOlder, hasNewer, readOlder, readNewer } = conversation;
  const shown = messages ?? none;
  const sending = useSending(chat.id, shown);
  const { outgoing } = sending;
  const [quoted, setQuoted] = useState<ChatMessageFieldsFragment | null>(null);
  const [edited, setEdited] = useState<ChatMessageFieldsFragment | null>(null);
  const newest = shown[0]?.id ?? '';
  const oldest = shown.at(-1)?.id ?? '';
  const attachments = useAttachments();
  const canWrite = chat.viewerCanWrite && !chat.viewerAwaitsAnswer;
  const drop = useFileDrop(attachments.add, canWrite && !edited);
  const { box, onScroll, isAway, show, isBelow, toEnd } = useKeptPlace(
    `${oldest}:${newest}:${shown.length}:${outgoing.length}`,
    {
      isAtNewest: !hasNewer,
      onOlder: useCallback(() => hasOlder && readOlder(), [hasOlder, readOlder]),
      onNewer: useCallback(() => hasNewer && readNewer(), [hasNewer, readNewer]),
    },
  );
  const missed = useMissed(shown, isAway, hasNewer);
  const writers = useWriters(chat.id);
  const state = useSyncExternalStore(connection.subscribe, connection.snapshot, () => 'online');

  // Once it is there, the window stands at the message that the address names, or where the unread begin.
  const target = around ?? (opening && opening.unreadCount > 3 ? opening.firstUnreadId : null);
  const stoodAt = useRef<string | null>(null);
  useEffect(() => {
    if (!target || stoodAt.current === target || shown.length === 0) return;
    if (show(target)) stoodAt.current = target;
  }, [target, shown, show]);

  const { firstUnreadId = null, unreadCount = 0 } = opening ?? {};
  const jump = () => {
    if (around) setParam('message', null);
    toEnd();
  };
  /** Where the unread begin, if that is still to come; then the end. */
  const jumpOn = () => {
    if (firstUnreadId && isBelow(firstUnreadId)) show(firstUnreadId);
    else jump();
  };

  return (
    <div className={classes.conversation} {...drop.target}>
      {drop.isOver && (
        <div className={classes.drop}>
          <IconUpload size={28} stroke={1.75} aria-hidden />
          <Trans>Drop photos and files to attach them</Trans>
        </div>
      )}
      <ConversationHead chat={chat} dialog={dialog} />
      <ListingBanner chat={chat} />
      <div
        ref={box}
        className={classes.messages}
        onScroll={onScroll}
        {...reachedByKeys}
        data-scrolls="messages"
      >
        {conversation.messagesError ? (
          <>
            <ErrorState
              title={t`We couldn’t load the messages`}
              message={errorMessage(conversation.messagesError)}
              retryLabel={t`Try again`}
              onRetry={conversation.retryMessages}
            />
            <OutgoingMessages {...sending} />
          </>
        ) : messages ? (
          <>
            {shown.length + outgoing.length === 0 && (
              <p className={classes.begin}>
                {chat.kind === 'LISTING' ? (
                  <Trans>Say what you’d like to know. The seller will get a notification.</Trans>
                ) : (
                  <Trans>No messages yet. Say hello.</Trans>
                )}
              </p>
            )}
            <MessageList
              chat={chat}
              messages={shown}
              firstUnreadId={firstUnreadId}
              unreadCount={unreadCount}
              targetId={around}
              onQuote={(message) => {
                setEdited(null);
                setQuoted(message);
              }}
              onEdit={(message) => {
                setQuoted(null);
                setEdited(message);
              }}
              onShow={(id) => {
                if (!show(id)) setParam('message', id);
              }}
              onSeenBy={(id) => dialog.show('seen', [id])}
            >
              {!hasNewer && <OutgoingMessages {...sending} />}
            </MessageList>
          </>
        ) : (
          <>
            <ListSkeleton label={t`Loading the messages`} count={5} />
            <OutgoingMessages {...sending} />
          </>
        )}
      </div>
      <div className={classes.line} data-offline={state === 'offline' || undefined}>
        <output className={classes.typing}>
          {writers.length > 0 && (
            <>
              <TypingDots />
              <TypingWords writers={writers} />
            </>
          )}
        </output>
        {isAway && (
          <button type="button" className={classes.jump} onClick={jumpOn}>
            {missed > 0 ? (
              <Plural value={missed} one="# more" other="# more" />
            ) : (
              <Trans>Go to newest</Trans>
            )}
            <IconArrowDown size={18} stroke={2} aria-hidden />
          </button>
        )}
      </div>
      <Composer
        key={viewerId}
        viewerId={viewerId}
        chat={chat}
        quoted={quoted}
        edited={edited}
        attachments={attachments}
        onQuit={() => {
          setQuoted(null);
          setEdited(null);
        }}
        onSent={jump}
        onEditLast={() => {
          const last = shown.find(({ isOwn, isDeleted, notice }) => isOwn && !isDeleted && !notice);
          if (last) setEdited(last);
        }}
      />
      {dialog.open && dialog.open.act !== 'write' && (
        <Suspense>
          <ConversationDialogs chat={chat} dialog={dialog} />
        </Suspense>
      )}
    </div>
  );
}

/** How many messages of others came in while the reader was away from the end. */
function useMissed(
  messages: readonly ChatMessageFieldsFragment[],
  isAway: boolean,
  hasNewer: boolean,
): number {
  const [left, setLeft] = useState<string | null>(null);
  const newest = messages[0]?.id ?? null;
  useEffect(() => {
    if (!isAway || hasNewer) setLeft(newest);
  }, [isAway, hasNewer, newest]);
  const place = messages.findIndex(({ id }) => id === left);
  return place < 0 ? 0 : messages.slice(0, place).filter(({ isOwn }) => !isOwn).length;
}
