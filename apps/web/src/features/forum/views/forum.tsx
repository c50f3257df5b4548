import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowUp, IconPencil, IconX } from '@tabler/icons-react';
import { Button, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import {
  DiscussionsDocument,
  type DiscussionRowFragment,
  ForumChangedDocument,
  useForumCountsQuery,
  useForumSummaryQuery,
} from '../../../gql/forum.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { useDialogAddress } from '../../../lib/use-dialog-address.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { DiscussionRow } from '../components/discussion-row.tsx';
import rowClasses from '../components/discussion-row.module.css';
import { FollowButton, type FollowButtonProps } from '../../../domains/follow/follow-button.tsx';
import { TopicBookmark } from '../../../domains/follow/topic-bookmark.tsx';
import type { TopicKind } from '../../../gql/schema-types.ts';
import { ForumSide } from '../components/forum-side.tsx';
import { ForumFilters, ForumTools } from '../components/forum-tools.tsx';
import { NoDiscussions } from '../components/no-discussions.tsx';
import { NewPostButton } from '../components/new-post-button.tsx';
import { type ForumAddress, readForumAddress } from '../forum-address.ts';
import classes from './forum.module.css';

const pageSize = 24;

/** The forum: what members ask and share, for everybody to read. */
export function Forum() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { data: summary } = useForumSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = useViewer();
  const { data: counts } = useForumCountsQuery({
    variables: { isMember: viewer !== null },
    fetchPolicy: 'cache-and-network',
  });
  const { filter, sort, isNarrowed, only } = readForumAddress(params);
  const { open, show, close } = useDialogAddress();
  const tags = summary?.forumTags ?? [];
  const set = (name: string, value: string | null) =>
    setParams(
      (current) => {
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  return (
    <Page title={t`Forum`} description={t`Questions and experiences of entrepreneurs.`}>
      <div className={classes.header}>
        <PageHeader
          title={<Trans>Forum</Trans>}
          description={<Trans>Ask, share what you learned, and find people to work with.</Trans>}
          actions={
            <Button
              className={classes.start}
              component={Link}
              to={paths.writeDiscussion()}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              <Trans>Start a discussion</Trans>
            </Button>
          }
        />
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Categories
            summary={summary}
            all={counts?.all.totalCount ?? null}
            category={filter.category ?? null}
          />
          <ForumTools
            query={filter.query ?? ''}
            sort={sort}
            set={set}
            onTags={() => show('tags')}
          />
          <ForumFilters params={params} counts={counts} set={set} />
          {(filter.tag ?? filter.category) && (
            <Topic
              kind={filter.tag ? 'TAG' : 'CATEGORY'}
              targetId={filter.tag ?? filter.category ?? ''}
              name={filter.tag ? `#${filter.tag}` : t`this category`}
              onLeave={filter.tag ? () => set('tag', null) : undefined}
            />
          )}
          <Discussions
            variables={{ filter, sort, first: pageSize }}
            pinned={isNarrowed ? [] : (summary?.pinnedDiscussions ?? [])}
            isNarrowed={isNarrowed}
            only={only}
          />
        </div>
        <div className={classes.side}>
          <HydratedWhenReached>
            <ForumSide tags={tags} />
          </HydratedWhenReached>
        </div>
      </div>
      {open?.act === 'tags' && (
        <Dialog size="sheet" title={<Trans>Tags and drafts</Trans>} onClose={close}>
          <ForumSide tags={tags} />
        </Dialog>
      )}
      <NewPostButton />
    </Page>
  );
}

/** How one follows and keeps the tag or the category that the list shows. */
function Topic({
  onLeave,
  ...topic
}: FollowButtonProps & { kind: TopicKind; onLeave: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <div className={classes.topic}>
      {onLeave && (
        <button
          type="button"
          className={classes.chosen}
          aria-label={t`Without ${topic.name}`}
          onClick={onLeave}
        >
          {topic.name}
          <IconX size={16} aria-hidden />
        </button>
      )}
      <FollowButton {...topic} />
      <TopicBookmark kind={topic.kind} targetId={topic.targetId} />
    </div>
  );
}

type Summary = ReturnType<typeof useForumSummaryQuery>['data'];

interface CategoriesProps {
  summary: Summary;
  /** How many there are in all, where that is known. */
  all: number | null;
  category: string | null;
}

function Categories({ summary, all, category }: CategoriesProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const categories = summary?.forumCategories ?? [];
  return (
    <TabLinks
      label={t`Categories`}
      tabs={[
        { to: paths.forum(), label: t`All`, count: all, isCurrent: category === null },
        ...categories.map(({ value, name, count }) => ({
          to: paths.forum({ category: value }),
          label: localized(name),
          count,
          isCurrent: value === category,
        })),
      ]}
    />
  );
}

interface DiscussionsProps {
  variables: {
    filter: ReturnType<typeof readForumAddress>['filter'];
    sort: ReturnType<typeof readForumAddress>['sort'];
    first: number;
  };
  pinned: readonly DiscussionRowFragment[];
  isNarrowed: boolean;
  only: ForumAddress['only'];
}

function Discussions({ variables, pinned, isNarrowed, only }: DiscussionsProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const list = useConnection(DiscussionsDocument, {
    variables,
    of: ({ discussions }) => discussions,
    live: ForumChangedDocument,
  });
  if (list.status === 'loading') return <ListSkeleton label={t`Loading discussions`} count={6} />;
  if (list.status === 'failed') {
    return (
      <ErrorState
        title={t`We couldn’t load the discussions`}
        message={errorMessage(list.error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (list.status === 'empty') {
    return <NoDiscussions query={variables.filter.query ?? null} {...{ isNarrowed, only }} />;
  }
  const isPinned = new Set(pinned.map(({ id }) => id));
  const shown = [...pinned, ...list.rows.filter(({ id }) => !isPinned.has(id))];
  return (
    <>
      {list.news.count > 0 && (
        <button type="button" className={classes.news} onClick={list.news.show}>
          <IconArrowUp size={16} aria-hidden />
          {plural(list.news.count, { one: '# new discussion', other: '# new discussions' })}
        </button>
      )}
      <ul className={rowClasses.list}>
        {shown.map((discussion) => (
          <DiscussionRow key={discussion.id} discussion={discussion} />
        ))}
      </ul>
      {list.more.hasMore && list.totalCount !== null && (
        <p className={classes.shown}>{t`${shown.length} of ${list.totalCount} discussions`}</p>
      )}
      <MoreButton more={list.more}>
        <Trans>Show more discussions</Trans>
      </MoreButton>
    </>
  );
}
