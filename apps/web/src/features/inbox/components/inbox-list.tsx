import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencilPlus, IconSearch, IconSortDescending } from '@tabler/icons-react';
import { Button, EmptyState, ErrorState, IconButton, ListSkeleton } from '@wiki/ui';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import type { ChatFilter } from '../../../gql/schema-types.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useUnreadChats } from '../../../lib/live/use-unread-chats.ts';
import { paths } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useTypedParam } from '../../../lib/use-typed-param.ts';
import { useChatActs } from '../hooks/use-chat-acts.ts';
import { useChats } from '../hooks/use-chats.ts';
import { ChatRow } from './chat-row.tsx';
import { FoundMessages } from './found-messages.tsx';
import classes from './inbox-list.module.css';

const filters = ['ALL', 'UNREAD', 'GROUPS', 'ARCHIVED'] as const;
type Filter = (typeof filters)[number];

const isFilter = (value: string | null): value is Filter =>
  filters.some((filter) => filter === value);

/** The conversations with their search and filters: what is chosen stands in the address. */
export function InboxList({ isAlone, onNew }: { isAlone: boolean; onNew: () => void }) {
  // Beside an open conversation that one names the page.
  const Heading = isAlone ? 'h1' : 'h2';
  const { t } = useLingui();
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const given = params.get('show')?.toUpperCase() ?? null;
  const filter: Filter = isFilter(given) ? given : 'ALL';
  const [typed, search, type] = useTypedParam('q');
  const isUnreadFirst = params.get('order') === 'unread';
  const unread = useUnreadChats();
  const names: Record<Filter, string> = {
    ALL: t({ message: 'All', context: 'conversations' }),
    UNREAD: t({ message: 'Unread', context: 'conversations' }),
    GROUPS: t`Groups`,
    ARCHIVED: t({ message: 'Archived', context: 'conversations' }),
  };
  return (
    <>
      <header className={classes.head}>
        <Heading className={classes.title} tabIndex={-1}>
          <Trans>Inbox</Trans>
        </Heading>
        <div className={classes.acts}>
          <IconButton
            label={t`Unread first`}
            title={t`Unread first`}
            aria-pressed={isUnreadFirst}
            onClick={() => setParam('order', isUnreadFirst ? null : 'unread')}
          >
            <IconSortDescending size={22} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton label={t`New conversation`} look="floating" onClick={onNew}>
            <IconPencilPlus size={22} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      </header>
      <search className={classes.search}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          type="search"
          aria-label={t`Search your conversations`}
          placeholder={t`Search people and messages`}
          value={typed}
          maxLength={100}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </search>
      <fieldset className={classes.filters} aria-label={t`Which conversations`}>
        {filters.map((each) => (
          <button
            key={each}
            type="button"
            className={classes.filter}
            aria-pressed={each === filter && !search}
            onClick={() => {
              setParam('q', null);
              setParam('show', each === 'ALL' ? null : each.toLowerCase());
            }}
          >
            {names[each]}
            {each === 'UNREAD' && unread > 0 && <span className={classes.count}>{unread}</span>}
          </button>
        ))}
      </fieldset>
      <List filter={filter} search={search} isUnreadFirst={isUnreadFirst} onNew={onNew} />
    </>
  );
}

/** Each conversation where it stands first. */
const withoutRepeats = <Chat extends { id: string }>(chats: readonly Chat[]): Chat[] =>
  chats.filter(({ id }, index) => chats.findIndex((each) => each.id === id) === index);

function List({
  filter,
  search,
  isUnreadFirst,
  onNew,
}: {
  filter: ChatFilter;
  search: string;
  isUnreadFirst: boolean;
  onNew: () => void;
}) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const text = useDeferredValue(search.trim());
  const isWhole = filter === 'ALL' && !text;
  const pinned = useChats('PINNED', '');
  const unread = useChats('UNREAD', '', !isWhole || !isUnreadFirst);
  const { chats, isAnswer, error, retry, more } = useChats(filter, text);
  const acts = useChatActs();
  if (error) {
    return (
      <ErrorState
        title={t`We couldn’t load your messages`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!chats) return <ListSkeleton ofPeople label={t`Loading your messages`} count={7} />;
  const waiting = isWhole && isUnreadFirst ? unread : null;
  const top = isWhole ? withoutRepeats([...(pinned.chats ?? []), ...(waiting?.chats ?? [])]) : [];
  // The others come once all that wait are there.
  const areAllWaiting = !waiting?.more.hasMore;
  const others = areAllWaiting ? chats.filter(({ id }) => !top.some((each) => each.id === id)) : [];
  return (
    <>
      {text && others.length > 0 && (
        <h2 className={classes.section}>
          <Trans>Conversations</Trans>
        </h2>
      )}
      {top.length + others.length > 0 && (
        <ul className={classes.list}>
          {[...top, ...others].map((chat) => (
            <li key={chat.id}>
              <ChatRow chat={chat} acts={acts} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton more={waiting && !areAllWaiting ? waiting.more : more}>
        <Trans>Show more conversations</Trans>
      </MoreButton>
      {text ? (
        <FoundMessages text={text} hasChats={others.length > 0 || !isAnswer} />
      ) : (
        top.length + others.length === 0 && <Empty filter={filter} onNew={onNew} />
      )}
    </>
  );
}

function Empty({ filter, onNew }: { filter: ChatFilter; onNew: () => void }) {
  if (filter === 'UNREAD') {
    return (
      <EmptyState
        seed="inbox-unread"
        title={<Trans>You’re all caught up</Trans>}
        message={<Trans>Conversations with new messages show up here.</Trans>}
      />
    );
  }
  if (filter === 'ARCHIVED') {
    return (
      <EmptyState
        seed="inbox-archived"
        title={<Trans>Nothing is archived</Trans>}
        message={
          <Trans>Archived conversations are kept here, and come back with a new message.</Trans>
        }
      />
    );
  }
  if (filter === 'GROUPS') {
    return (
      <EmptyState
        seed="inbox-groups"
        title={<Trans>No groups yet</Trans>}
        message={<Trans>A group can have up to fifty people.</Trans>}
        action={
          <Button onClick={onNew} variant="default">
            <Trans>Start a group</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      seed="inbox"
      title={<Trans>No conversations yet</Trans>}
      message={<Trans>Message someone, or contact the seller of a listing.</Trans>}
      action={
        <>
          <Button onClick={onNew}>
            <Trans>Find someone to message</Trans>
          </Button>
          <Button component={Link} to={paths.products()} variant="default">
            <Trans>See products</Trans>
          </Button>
        </>
      }
    />
  );
}
