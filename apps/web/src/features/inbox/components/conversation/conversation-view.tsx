import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useErrorMessage } from '../../../../lib/errors/use-error-message.ts';
import { paths } from '../../../../lib/paths.ts';
import { useSearchParams } from '../../../../lib/use-search-params.ts';
import { useConversation } from '../../hooks/use-conversation.ts';
import classes from './conversation-view.module.css';
import { OpenConversation } from '../open-conversation.tsx';

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
      <div className={classes.state}>
        <ErrorState
          title={t`We couldn’t load the conversation`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      </div>
    );
  }
  if (isMissing) {
    return (
      <div className={classes.state}>
        <EmptyState
          seed="no-conversation"
          headingLevel={1}
          title={<Trans>This conversation doesn’t exist</Trans>}
          message={<Trans>Look for it in your messages.</Trans>}
          action={
            <Link to={paths.inbox()}>
              <Trans>All messages</Trans>
            </Link>
          }
        />
      </div>
    );
  }
  if (!chat) {
    return (
      <div className={classes.state}>
        <ListSkeleton label={t`Loading the conversation`} count={6} />
      </div>
    );
  }
  return <OpenConversation chat={chat} conversation={conversation} around={around} />;
}
