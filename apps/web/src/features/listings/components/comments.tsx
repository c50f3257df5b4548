import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { InlineAlert, ListSkeleton } from '@wiki/ui';
import { Link, useLocation } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import { useComments } from '../hooks/use-comments.ts';
import type { ListingOnPage } from '../hooks/use-followed-listing.ts';
import { CommentForm } from './comment-form.tsx';
import { Comment } from './comment.tsx';
import classes from './comments.module.css';

export interface CommentsProps {
  listing: ListingOnPage;
  /** Grows when somebody may have written. */
  changes: number;
}

/** What people ask and say about a listing, with replies, live. Visitors are invited to sign in. */
export function Comments({ listing, changes }: CommentsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const list = useComments(listing.id, changes);
  const { comments, error, more } = list;
  const count = listing.engagement.comments;
  return (
    <section aria-labelledby="comments" className={classes.section}>
      <h2 id="comments">
        <Trans>Comments</Trans>
        {count > 0 && <span className={classes.count}> {format.number(count)}</span>}
      </h2>
      {viewer ? (
        <CommentForm
          label={t`Your comment`}
          submitLabel={<Trans>Publish the comment</Trans>}
          draft={`comment.${listing.id}`}
          onSend={list.write}
        />
      ) : (
        <p className={classes.invitation}>
          <Trans>Ask the seller or say how it was.</Trans>{' '}
          <Link to={paths.login({ next: pathname })}>
            <Trans>Sign in to comment</Trans>
          </Link>
        </p>
      )}
      {error && (
        <InlineAlert
          tone="error"
          title={t`The comments did not load`}
          action={<Button variant="default" onClick={list.retry}>{t`Try again`}</Button>}
        >
          {errorMessage(error)}
        </InlineAlert>
      )}
      {!comments && !error && <ListSkeleton label={t`Loading comments`} count={2} />}
      {comments?.length === 0 && (
        <p className={classes.nothing}>
          <Trans>Nobody has commented yet.</Trans>
        </p>
      )}
      {comments && comments.length > 0 && (
        <ul className={classes.list}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} list={list} canReply={viewer !== null}>
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
      )}
      <MoreButton more={more}>
        <Trans>Show more comments</Trans>
      </MoreButton>
    </section>
  );
}
