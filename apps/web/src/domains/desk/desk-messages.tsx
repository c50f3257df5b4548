import { useLingui } from '@lingui/react/macro';
import { IconInbox } from '@tabler/icons-react';
import { Avatar } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import { type DeskChatFragment, useDeskMessagesQuery } from '../../gql/desk.ts';
import { useUnreadChats } from '../../lib/live/use-unread-chats.ts';
import { paths } from '../../lib/paths.ts';
import { DeskCell, DeskWait } from './desk-cell.tsx';
import classes from './desk.module.css';

/** Conversations with something new, live as the badge above the page is. */
export function DeskMessages() {
  const { t } = useLingui();
  const unread = useUnreadChats();
  const { data, error, refetch } = useDeskMessagesQuery({ fetchPolicy: 'no-cache' });
  const counted = useRef(unread);
  useEffect(() => {
    if (counted.current === unread) return;
    counted.current = unread;
    void refetch().catch(() => undefined);
  }, [unread, refetch]);
  const head = { icon: IconInbox, label: t`Unread messages` };
  if (!data) return <DeskWait {...head} onRetry={error ? () => void refetch() : null} />;
  const waiting = data.unread.edges.map(({ node }) => node);
  const [first] = waiting;
  const [last] = data.latest.edges;
  if (!first || unread === 0) {
    const from = last && senderOf(last.node);
    return (
      <DeskCell {...head} label={t`Nothing unread`} to={paths.inbox()} name={t`Nothing unread`}>
        {last?.node.lastMessage?.isOwn
          ? t`You replied last.`
          : from
            ? t`The last one was from ${from}.`
            : t`Your conversations will show up here.`}
      </DeskCell>
    );
  }
  const from = senderOf(first);
  const name = from
    ? t`Unread messages: ${unread}. The latest is from ${from}`
    : t`Unread messages: ${unread}`;
  return (
    <DeskCell
      {...head}
      to={paths.inbox()}
      name={name}
      count={unread}
      isUrgent
      figure={
        <>
          {unread}
          <span className={classes.faces}>
            {waiting.map(({ id, lastMessage }) => (
              <Avatar
                key={id}
                name={lastMessage?.sender?.displayName ?? ''}
                seed={lastMessage?.sender?.id ?? id}
                src={lastMessage?.sender?.photoUrl ?? null}
                size={28}
              />
            ))}
          </span>
        </>
      }
      action={
        <>
          {t`Answer`}
          {first.lastMessage && (
            <>
              {' · '}
              <TimeAgo value={first.lastMessage.dateSent} />
            </>
          )}
        </>
      }
    >
      {from && <strong>{from}: </strong>}
      {first.lastMessage?.text || t`A picture or a file`}
    </DeskCell>
  );
}

const senderOf = ({ name, lastMessage }: DeskChatFragment): string | null =>
  lastMessage?.sender?.displayName ?? name;
