import { useLingui } from '@lingui/react/macro';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconShare,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  DeleteDiscussionDocument,
  type DiscussionFieldsFragment,
  ModerateDiscussionDocument,
  SetDiscussionBookmarkedDocument,
} from '../../../../gql/forum.ts';
import { ReportButton } from '../../../../domains/report/report-button.tsx';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { useAct } from '../../../../lib/forms/use-act.ts';
import { paths } from '../../../../lib/paths.ts';
import { copyText } from '../../../../lib/share.ts';
import { showToast } from '../../../../lib/toasts/toasts.ts';
import { DeletePost } from './delete-post.tsx';
import { LikeButton } from './like-button.tsx';
import classes from './post.module.css';

export interface DiscussionActionsProps {
  discussion: DiscussionFieldsFragment;
  reload: () => Promise<void>;
}

/** What one may do about a discussion, at the end of its head. */
export function DiscussionActions({ discussion, reload }: DiscussionActionsProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const bookmark = useAct(SetDiscussionBookmarkedDocument);
  const moderate = useAct(ModerateDiscussionDocument);
  const remove = useAct(DeleteDiscussionDocument);
  const { id, isPinned, isFeatured, isLocked, viewerBookmarked } = discussion;
  const attempt = (act: Promise<readonly unknown[]>) =>
    void act.catch(() => showToast(t`That didn’t work. Try again.`, { tone: 'failed' }));
  const share = async () => {
    const url = new URL(paths.discussion(id), location.origin).href;
    if (await copyText(url)) showToast(t`Link copied`);
  };
  const buttons = [
    ...(viewer
      ? [
          {
            key: 'bookmark',
            label: t`Bookmark`,
            icon: viewerBookmarked ? IconBookmarkFilled : IconBookmark,
            isOn: viewerBookmarked,
            press: () => attempt(bookmark({ discussionId: id, isBookmarked: !viewerBookmarked })),
          },
        ]
      : []),
    { key: 'share', label: t`Share`, icon: IconShare, press: () => void share() },
    ...(discussion.viewerCanEdit
      ? [
          {
            key: 'edit',
            label: t`Edit`,
            icon: IconPencil,
            press: () => void navigate(paths.editDiscussion(id)),
          },
        ]
      : []),
    ...(discussion.viewerCanModerate
      ? [
          {
            key: 'pin',
            label: isPinned ? t`Unpin` : t`Pin`,
            icon: isPinned ? IconPinnedOff : IconPin,
            isOn: isPinned,
            press: () => attempt(moderate({ discussionId: id, isPinned: !isPinned })),
          },
          {
            key: 'feature',
            label: t`Featured`,
            icon: IconStar,
            isOn: isFeatured,
            press: () => attempt(moderate({ discussionId: id, isFeatured: !isFeatured })),
          },
          {
            key: 'lock',
            label: isLocked ? t`Reopen` : t`Close`,
            icon: isLocked ? IconLockOpen : IconLock,
            isOn: isLocked,
            press: () => attempt(moderate({ discussionId: id, isLocked: !isLocked })),
          },
        ]
      : []),
    ...(discussion.viewerCanDelete
      ? [{ key: 'delete', label: t`Delete`, icon: IconTrash, press: () => setDeleting(true) }]
      : []),
  ];
  return (
    <div className={classes.actions}>
      {discussion.status === 'PUBLISHED' && <LikeButton post={discussion} />}
      {buttons.map(({ key, label, icon: Icon, press, ...state }) => (
        <button
          key={key}
          type="button"
          className={classes.action}
          title={label}
          aria-label={label}
          aria-pressed={'isOn' in state ? state.isOn : undefined}
          onClick={press}
        >
          <Icon size={20} aria-hidden />
        </button>
      ))}
      {discussion.status === 'PUBLISHED' && (
        <ReportButton kind="discussion" id={id} authorId={discussion.author?.id} isCompact />
      )}
      {isDeleting && (
        <DeletePost
          isOwn={viewer !== null && viewer.id === discussion.author?.id}
          onDelete={async (reason) => {
            const refused = await remove({ id, reason });
            if (refused.length === 0) await reload();
            return refused;
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
