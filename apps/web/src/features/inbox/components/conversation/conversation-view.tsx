import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useErrorMessage } from '../../../../lib/errors/use-error-message.ts';
import { paths } from '../../../../lib/paths.ts';
import { useSearchParams } from '../../../../lib/use-search-params.ts';
import { useConversation } from '../../hooks/use-conversation.ts';
import classes from './conversation-view.module.css';
import { useSending } from '../../hooks/use-sending.ts';
import { OpenConversation } from '../open-conversation.tsx';
import { OutgoingMessages } from './outgoing-messages.tsx';

const none: readonly [] = [];

/** One conversation: what it is about, what was said, and where to write. */
export function ConversationView({ chatId }: { chatId: string }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [params] = useSearchParams();
  const around = params.get('message');
  const conversation = useConversation(chatId, around);
  const { chat, error, isMissing, retry } = conversation;
  if (error) {
    return (
      <Absent chatId={chatId}>
        <ErrorState
          title={t`We couldn’t load the conversation`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
        <p className={classes.way}>
          <AllMessages />
        </p>
      </Absent>
    );
  }
  if (isMissing) {
    return (
      <Absent chatId={chatId}>
        <EmptyState
          seed="no-conversation"
          headingLevel={1}
          title={<Trans>This conversation doesn’t exist</Trans>}
          message={<Trans>Look for it in your messages.</Trans>}
          action={<AllMessages />}
        />
      </Absent>
    );
  }
  if (!chat) {
    return (
      <Absent chatId={chatId}>
        <ListSkeleton label={t`Loading the conversation`} count={6} />
      </Absent>
    );
  }
  return <OpenConversation chat={chat} conversation={conversation} around={around} />;
}

/** What stands in place of a conversation that is not there, and beneath it what was written in it here. */
function Absent({ chatId, children }: { chatId: string; children: ReactNode }) {
  const sending = useSending(chatId, none);
  return (
    <div className={classes.state}>
      {children}
      <OutgoingMessages {...sending} />
    </div>
  );
}

/** The way out of what fills a phone's window. */
const AllMessages = () => (
  <Link to={paths.inbox()}>
    <Trans>All messages</Trans>
  </Link>
);
