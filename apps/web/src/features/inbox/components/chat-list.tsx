import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, EmptyState, ErrorState, ListSkeleton, VisuallyHidden } from '@wiki/ui';
import { Link, NavLink } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.tsx';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { ChatRowFragment } from '../../../gql/inbox.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import type { Chats } from '../hooks/use-chats.ts';
import classes from './chat-list.module.css';
import { ChatTitle, chatPartner } from './chat-title.tsx';

/** The conversations of the viewer, live. */
export function ChatList({ list }: { list: Chats }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { chats, error, retry, more } = list;
  if (error) {
    return (
      <ErrorState
        title={t`Your messages did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!chats) return <ListSkeleton label={t`Loading your messages`} count={5} />;
  if (chats.length === 0) {
    return (
      <EmptyState
        seed="inbox"
        title={<Trans>No conversations yet</Trans>}
        message={<Trans>When you contact a seller, the conversation is kept here.</Trans>}
        action={
          <Button component={Link} to={paths.products()} variant="default">
            <Trans>See products</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <ChatRow chat={chat} />
          </li>
        ))}
      </ul>
      <MoreButton more={more}>
        <Trans>Show more conversations</Trans>
      </MoreButton>
    </>
  );
}

function ChatRow({ chat }: { chat: ChatRowFragment }) {
  const localized = useLocalized();
  const { id, lastActive, lastMessage, listingName, isUnread } = chat;
  const partner = chatPartner(chat);
  return (
    <NavLink to={paths.chat(id)} className={classes.row} data-unread={isUnread || undefined}>
      <Avatar
        kind={partner?.kind ?? 'person'}
        name={partner?.name ?? '?'}
        seed={partner?.seed ?? id}
        src={partner?.photo ?? null}
        size={44}
      />
      <span className={classes.words}>
        <span className={classes.head}>
          <span className={classes.name}>
            <ChatTitle chat={chat} />
            {isUnread && (
              <VisuallyHidden>
                <Trans>(unread)</Trans>
              </VisuallyHidden>
            )}
          </span>
          <span className={classes.when}>
            <TimeAgo value={lastActive} />
          </span>
        </span>
        {listingName && <span className={classes.about}>{localized(listingName)}</span>}
        <span className={classes.head}>
          <span className={classes.last}>
            {lastMessage?.isOwn && <Trans>You: </Trans>}
            {lastMessage ? lastMessage.text : <Trans>Nothing written yet</Trans>}
          </span>
          {isUnread && <span className={classes.dot} aria-hidden />}
        </span>
      </span>
    </NavLink>
  );
}
