import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { CommentForm } from '../../../domains/listing-parts/comments/comment-form.tsx';
import { CommentThreads } from '../../../domains/listing-parts/comments/comment-threads.tsx';
import { useComments } from '../../../domains/listing-parts/comments/use-comments.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import type { ListingOnPage } from '../hooks/use-followed-listing.ts';
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
  const viewer = useViewer();
  const { pathname } = useLocation();
  const list = useComments(listing.id, { changes });
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
          <Trans>Ask the seller a question or share your experience.</Trans>{' '}
          <Link to={paths.login({ next: pathname })}>
            <Trans>Sign in to comment</Trans>
          </Link>
        </p>
      )}
      <CommentThreads list={list} canReply={viewer !== null} />
    </section>
  );
}
