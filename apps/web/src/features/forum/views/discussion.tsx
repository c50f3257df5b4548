import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconCircleCheckFilled, IconHourglass, IconLock } from '@tabler/icons-react';
import { Button, EmptyState, ErrorState, InlineAlert } from '@wiki/ui';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { BackLink } from '../../../components/page/back-link.tsx';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { Page } from '../../../components/page/page.tsx';
import { WaitingPage } from '../../../components/page-shapes/waiting-page.tsx';
import { RichText } from '../../../domains/rich-text/rich-text.tsx';
import {
  type DiscussionFieldsFragment,
  useDiscussionQuery,
  useMarkDiscussionReadMutation,
} from '../../../gql/forum.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import { DiscussionActions } from '../components/thread/discussion-actions.tsx';
import { DiscussionSide } from '../components/thread/discussion-side.tsx';
import { EarlierVersions } from '../components/thread/earlier-versions.tsx';
import { PostHead } from '../components/thread/post-head.tsx';
import { PostStatusBadge } from '../components/post-status-badge.tsx';
import { Thread } from '../components/thread/thread.tsx';
import classes from './discussion.module.css';

/** A discussion with its comments. */
export function DiscussionPage() {
  const { t } = useLingui();
  const { discussionId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useDiscussionQuery({
    variables: { id: discussionId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) {
    return (
      <Page title={t`Discussion`}>
        <ErrorState
          title={t`We couldn’t load the discussion`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </Page>
    );
  }
  if (!data) return <WaitingPage />;
  const { discussion, liveCursor } = data;
  if (!discussion) {
    return (
      <Page title={t`Discussion`}>
        <EmptyState
          seed="no-discussion"
          headingLevel={1}
          title={t`This discussion isn’t here`}
          message={t`It was removed, or it was never published.`}
          action={
            <Button component={Link} to={paths.forum()}>
              <Trans>Back to the forum</Trans>
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Discussion
      discussion={discussion}
      related={discussion.related}
      unread={
        discussion.viewerFirstUnread && {
          id: discussion.viewerFirstUnread.id,
          count: discussion.viewerUnreadCount,
        }
      }
      liveCursor={liveCursor}
      reload={async () => {
        await refetch().catch(() => undefined);
      }}
    />
  );
}

/** Where a reader stopped, and how much came since. */
export interface Unread {
  id: string;
  count: number;
}

export type RelatedDiscussion = Pick<DiscussionFieldsFragment, 'id' | 'title' | 'commentCount'> & {
  acceptedComment: { id: string } | null;
};

interface DiscussionProps {
  discussion: DiscussionFieldsFragment;
  related: readonly RelatedDiscussion[];
  unread: Unread | null;
  liveCursor: string;
  reload: () => Promise<void>;
}

function Discussion({ discussion, related, unread, liveCursor, reload }: DiscussionProps) {
  const localized = useLocalized();
  const viewer = useViewer();
  const [markRead] = useMarkDiscussionReadMutation();
  const { id, language } = discussion;
  const viewerId = viewer?.id;
  // It stays marked until the reader leaves, though by then it is read.
  const [stopped, setStopped] = useState(unread);
  if (unread && !stopped) setStopped(unread);
  const read = useCallback(() => {
    if (viewerId) void markRead({ variables: { input: { id } } }).catch(() => undefined);
  }, [markRead, id, viewerId]);
  useEffect(read, [read]);
  const readAgain = async () => {
    await reload();
    read();
  };
  return (
    <Page title={discussion.title} description={discussion.excerpt}>
      <BackLink to={paths.forum()}>
        <Trans>Forum</Trans>
      </BackLink>
      <div className={classes.columns}>
        <article className={classes.main}>
          <p className={classes.category}>
            <Link to={paths.forum({ category: discussion.category })}>
              {localized(discussion.categoryName)}
            </Link>
            {discussion.acceptedComment && (
              <span>
                <IconCircleCheckFilled size={16} aria-hidden />
                <Trans>With an accepted answer</Trans>
              </span>
            )}
            {discussion.isLocked && (
              <span>
                <IconLock size={16} aria-hidden />
                <Trans>Closed</Trans>
              </span>
            )}
            <PostStatusBadge status={discussion.status} />
          </p>
          <h1 className={classes.title} lang={language} tabIndex={-1}>
            {discussion.title}
          </h1>
          <div className={classes.head}>
            <PostHead post={discussion} size={44}>
              <span>
                {plural(discussion.readingMinutes, {
                  one: '# minute read',
                  other: '# minute read',
                })}
              </span>
            </PostHead>
            <DiscussionActions discussion={discussion} reload={reload} />
          </div>
          <Standing discussion={discussion} />
          {stopped && (
            <Link className={classes.stopped} to={`?comment=${stopped.id}`}>
              <IconArrowDown size={18} aria-hidden />
              <span>
                <Trans>Pick up where you left off</Trans>
                {' · '}
                {plural(stopped.count, { one: '# new reply', other: '# new replies' })}
              </span>
            </Link>
          )}
          <RichText document={discussion.body} images={discussion.images} lang={language} />
          <ul className={classes.tags}>
            {discussion.tags.map((tag) => (
              <li key={tag}>
                <Link to={paths.forum({ tag })}>#{tag}</Link>
              </li>
            ))}
          </ul>
          <EarlierVersions {...discussion} />
          <HydratedWhenReached>
            <Thread
              discussion={discussion}
              firstUnreadId={stopped?.id ?? null}
              liveCursor={liveCursor}
              reload={readAgain}
            />
          </HydratedWhenReached>
        </article>
        <HydratedWhenReached>
          <DiscussionSide discussion={discussion} related={related} />
        </HydratedWhenReached>
      </div>
    </Page>
  );
}

/** What its author has to know when not everybody reads it. */
function Standing({
  discussion: { status, reason, id },
}: {
  discussion: DiscussionFieldsFragment;
}) {
  const { t } = useLingui();
  if (status === 'PUBLISHED') return null;
  if (status === 'HELD') {
    return (
      <InlineAlert tone="warning" title={t`Your discussion is waiting for review`}>
        <IconHourglass size={16} aria-hidden />{' '}
        <Trans>For now only you can see it. You can edit it in the meantime.</Trans>
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone="error"
      title={
        status === 'REFUSED' ? t`Your discussion wasn’t published` : t`This discussion was removed`
      }
      action={
        status === 'REFUSED' && (
          <Button component={Link} to={paths.editDiscussion(id)} variant="default">
            <Trans>Edit and send again</Trans>
          </Button>
        )
      }
    >
      {reason ? <ReasonText reason={reason} /> : <Trans>Only you can see it now.</Trans>}
    </InlineAlert>
  );
}
