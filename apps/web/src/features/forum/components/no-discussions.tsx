import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { ForumAddress } from '../forum-address.ts';

export interface NoDiscussionsProps extends Pick<ForumAddress, 'isNarrowed' | 'only'> {
  /** What was searched, if anything was. */
  query: string | null;
}

interface Emptiness {
  seed: string;
  title: string;
  message: string;
}

/** Why the list of the forum is empty, and the way on. */
export function NoDiscussions({ isNarrowed, only, query }: NoDiscussionsProps) {
  const { t } = useLingui();
  const beFirst = t`Be the first: what would you like to ask other entrepreneurs?`;
  const unwritten = {
    seed: 'forum-topic',
    title: t`Nobody has written about this yet`,
    message: beFirst,
  };
  const ofOne: Partial<Record<NonNullable<ForumAddress['only']>, Emptiness>> = {
    isBookmarked: {
      seed: 'forum-bookmarks',
      title: t`You haven’t bookmarked any discussions yet`,
      message: t`Press “Bookmark” in a discussion, and you’ll find it here.`,
    },
    isFollowed: {
      seed: 'forum-following',
      title: t`You don’t follow any discussions yet`,
      message: t`Follow a discussion and we’ll tell you when someone replies.`,
    },
    isUnread: {
      seed: 'forum-unread',
      title: t`You’ve read everything`,
      message: t`A discussion you’ve read shows up here once someone posts in it again.`,
    },
    isUnanswered: {
      seed: 'forum-unanswered',
      title: t`Every discussion has a reply`,
      message: t`Questions show up here until they’re answered.`,
    },
    category: unwritten,
    tag: unwritten,
  };
  const nothing = { seed: 'forum', title: t`Nobody has asked anything yet`, message: beFirst };
  const noMatch = {
    seed: 'forum-search',
    title: query ? t`No discussions match “${query}”` : t`No discussions match`,
    message: t`Try other words, or remove a filter.`,
  };
  const own = only && ofOne[only];
  const empty = own ?? (isNarrowed ? noMatch : nothing);
  const isToBegin = empty.message === beFirst;
  return (
    <EmptyState
      {...empty}
      action={
        isToBegin ? (
          <Button component={Link} to={paths.writeDiscussion()}>
            <Trans>Start a discussion</Trans>
          </Button>
        ) : (
          <Button component={Link} to={paths.forum()} variant="default">
            {own ? <Trans>See all discussions</Trans> : <Trans>Clear filters</Trans>}
          </Button>
        )
      }
    />
  );
}
