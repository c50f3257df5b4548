import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { Avatar, EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { type Conversation, useConversation } from '../hooks/use-conversation.ts';
import { useSending } from '../hooks/use-sending.ts';
import { ChatTitle, chatPartner } from './chat-title.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation-view.module.css';
import { ListingBanner } from './listing-banner.tsx';
import { MessageList } from './message-list.tsx';

/** One conversation: what it is about, what was said, and where to write. */
export function ConversationView({ chatId }: { chatId: string }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const conversation = useConversation(chatId);
  const { chat, error, isMissing, retry } = conversation;
  if (error) {
    return (
      <ErrorState
        title={t`The conversation did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (isMissing) {
    return (
      <EmptyState
        seed="no-conversation"
        title={<Trans>There is no such conversation</Trans>}
        message={<Trans>Look for it among your messages.</Trans>}
        action={
          <Link to={paths.inbox()}>
            <Trans>All messages</Trans>
          </Link>
        }
      />
    );
  }
  if (!chat) return <ListSkeleton label={t`Loading the conversation`} count={4} />;
  return <Open chat={chat} conversation={conversation} />;
}

function Open({
  chat,
  conversation: { messages, more },
}: {
  chat: NonNullable<Conversation['chat']>;
  conversation: Conversation;
}) {
  const { t } = useLingui();
  const sending = useSending(chat.id, messages);
  const partner = chatPartner(chat);
  const end = useRef<HTMLDivElement>(null);
  const newest = messages[0]?.id;
  const waiting = sending.outgoing.length;
  // The newest message is in sight when the conversation opens and whenever one is added at its end.
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest, waiting]);
  return (
    <div className={classes.conversation}>
      <header className={classes.head}>
        <Link to={paths.inbox()} className={classes.back} aria-label={t`All messages`}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden />
        </Link>
        <Avatar
          kind={partner?.kind ?? 'person'}
          name={partner?.name ?? '?'}
          seed={partner?.seed ?? chat.id}
          src={partner?.photo ?? null}
          size={40}
        />
        <h1 className={classes.title}>
          {chat.business && !chat.viewerSells ? (
            <Link to={paths.entrepreneur(chat.business.id)}>
              <ChatTitle chat={chat} />
            </Link>
          ) : (
            <ChatTitle chat={chat} />
          )}
        </h1>
      </header>
      <ListingBanner chat={chat} />
      <div className={classes.messages}>
        <MoreButton more={more}>
          <Trans>Show earlier messages</Trans>
        </MoreButton>
        {messages.length + waiting === 0 && (
          <p className={classes.begin}>
            <Trans>Say what you would like to know. The seller gets a notification.</Trans>
          </p>
        )}
        <MessageList
          messages={messages}
          outgoing={sending.outgoing}
          onSendAgain={sending.sendAgain}
        />
        <div ref={end} className={classes.end} />
      </div>
      <Composer chatId={chat.id} onSend={sending.send} refusal={sending.refusal} />
    </div>
  );
}
