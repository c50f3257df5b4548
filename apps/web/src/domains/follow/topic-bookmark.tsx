import { useLingui } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import {
  MyTopicBookmarksDocument,
  useFollowStateQuery,
  useSetTopicBookmarkedMutation,
} from '../../gql/follow.ts';
import type { TopicKind } from '../../gql/schema-types.ts';
import { useViewer } from '../../lib/auth/use-viewer.ts';
import { showToast } from '../../lib/toasts/toasts.ts';

export interface TopicBookmarkProps {
  kind: TopicKind;
  /** The tag or the category. */
  targetId: string;
}

/** Keeps a tag or a category of the forum among the bookmarks, for members. */
export function TopicBookmark({ kind, targetId }: TopicBookmarkProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { data } = useFollowStateQuery({ variables: { kind, targetId }, skip: !viewer });
  const [keep, { loading }] = useSetTopicBookmarkedMutation({
    refetchQueries: [MyTopicBookmarksDocument],
  });
  const state = viewer && data?.followState;
  if (!state) return null;
  const { isBookmarked } = state;
  const Sign = isBookmarked ? IconBookmarkFilled : IconBookmark;
  const press = () =>
    keep({ variables: { input: { kind, targetId, isBookmarked: !isBookmarked } } })
      .then(({ data: answer }) => answer?.setTopicBookmarked.userErrors.length === 0)
      .catch(() => false)
      .then((isDone) => {
        if (!isDone) showToast(t`That didn’t work. Try again in a moment.`, { tone: 'failed' });
      });
  return (
    <Button
      variant={isBookmarked ? 'light' : 'default'}
      aria-pressed={isBookmarked}
      loading={loading}
      leftSection={<Sign size={18} stroke={1.75} aria-hidden />}
      onClick={() => void press()}
    >
      {isBookmarked ? t`Bookmarked` : t`Bookmark`}
    </Button>
  );
}
