import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { useSearchMessagesQuery } from '../../../gql/inbox.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useChatAddress } from '../hooks/use-chat-address.ts';
import { markedParts } from '../marked-parts.ts';
import { ChatFace, ChatTitle } from './chat-face.tsx';
import classes from './inbox-list.module.css';

/**
 * The messages that have the words of a text; each leads to its place. What was found in all
 * conversations stays beside the one that is opened.
 */
export function FoundMessages({
  text,
  chatId = null,
  hasChats = false,
  onOpen,
}: {
  text: string;
  chatId?: string | null;
  /** Whether conversations were found by their names, or may still be. */
  hasChats?: boolean;
  onOpen?: () => void;
}) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const query = useSearchMessagesQuery({
    variables: { text, chatId, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const { error, fetchMore, refetch } = query;
  const data = query.data ?? query.previousData;
  const addressOf = useChatAddress();
  const more = useMore(data?.searchMessages.pageInfo, (after) =>
    fetchMore({ variables: { after } }),
  );
  if (error && !data) {
    return (
      <ErrorState
        title={t`The search didn’t work`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const found = data?.searchMessages.edges.map(({ node }) => node) ?? [];
  if (found.length === 0) {
    return hasChats || !query.data ? null : (
      <p className={classes.none}>
        <Trans>No results for “{text}”.</Trans>
      </p>
    );
  }
  return (
    <>
      <h2 className={classes.section}>
        <Trans>Messages</Trans>
      </h2>
      <ul className={classes.list}>
        {found.map((message) => (
          <li key={message.id}>
            <Link
              to={addressOf(message.chatId, message.id)}
              className={classes.found}
              onClick={onOpen}
            >
              {message.chat && !chatId && <ChatFace chat={message.chat} size={40} />}
              <span className={classes.foundWords}>
                <span className={classes.foundName}>
                  {chatId ? message.sender?.displayName : null}
                  {message.chat && !chatId && <ChatTitle chat={message.chat} />}
                  {' · '}
                  <TimeAgo value={message.dateSent} />
                </span>
                <span className={classes.foundText}>
                  {markedParts(message.text, text).map(({ part, isMatch, start }) =>
                    isMatch ? <mark key={start}>{part}</mark> : part,
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton more={more}>
        <Trans>Show more messages</Trans>
      </MoreButton>
    </>
  );
}
