import { useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useSetPostLikedMutation } from '../../../../gql/forum.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './post.module.css';

export interface LikeButtonProps {
  post: {
    __typename?: 'Discussion' | 'DiscussionComment';
    id: string;
    viewerLikes: boolean;
    likeCount: number;
  };
}

/** Likes a post at once, and takes it back when it's pressed again. */
export function LikeButton({ post }: LikeButtonProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [setLiked] = useSetPostLikedMutation();
  const { id, viewerLikes, likeCount } = post;
  const press = () => {
    if (!viewer) return void navigate(paths.login({ next: location.pathname }));
    const isLiked = !viewerLikes;
    const count = likeCount + (isLiked ? 1 : -1);
    return void setLiked({
      variables: { input: { id, isLiked } },
      optimisticResponse: {
        setPostLiked: {
          isLiked,
          likeCount: count,
          userErrors: [],
        },
      },
      update: (cache, { data }) => {
        const answer = data?.setPostLiked;
        if (!answer || answer.userErrors.length > 0) return;
        const cacheId = cache.identify({ __typename: post.__typename, id });
        if (!cacheId) return;
        cache.modify({
          id: cacheId,
          fields: {
            viewerLikes: () => answer.isLiked,
            likeCount: (known: number) => answer.likeCount ?? known,
          },
        });
      },
    }).catch(() => undefined);
  };
  const Icon = viewerLikes ? IconHeartFilled : IconHeart;
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={viewerLikes}
      aria-label={t`Like, ${likeCount}`}
      onClick={press}
    >
      <Icon size={20} aria-hidden />
      {likeCount}
    </button>
  );
}
