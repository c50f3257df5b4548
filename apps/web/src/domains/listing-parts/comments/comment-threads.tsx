import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, ListSkeleton } from '@wiki/ui';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import classes from './comment-threads.module.css';
import { Comment } from './comment.tsx';
import type { ListingComments } from './use-comments.ts';

export interface CommentThreadsProps {
  list: ListingComments;
  canReply: boolean;
}

/** Comments, the newest first, each with its replies. */
export function CommentThreads({ list, canReply }: CommentThreadsProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { comments, error, more } = list;
  if (error) {
    return (
      <InlineAlert
        tone="error"
        title={t`We couldn’t load the comments`}
        action={<Button variant="default" onClick={list.retry}>{t`Try again`}</Button>}
      >
        {errorMessage(error)}
      </InlineAlert>
    );
  }
  if (!comments) return <ListSkeleton label={t`Loading comments`} count={2} />;
  if (comments.length === 0) {
    return (
      <p className={classes.nothing}>
        <Trans>Nobody has commented yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} list={list} canReply={canReply}>
              {comment.replies.length > 0 && (
                <ul className={classes.replies}>
                  {comment.replies.map((reply) => (
                    <li key={reply.id}>
                      <Comment comment={reply} list={list} canReply={false} />
                    </li>
                  ))}
                </ul>
              )}
            </Comment>
          </li>
        ))}
      </ul>
      <MoreButton more={more}>
        <Trans>Show more comments</Trans>
      </MoreButton>
    </>
  );
}
