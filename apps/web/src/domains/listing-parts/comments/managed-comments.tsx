import { Trans } from '@lingui/react/macro';
import { CommentThreads } from './comment-threads.tsx';
import classes from './managed-comments.module.css';
import { useComments } from './use-comments.ts';

/** The comments on a listing in any state, for administrators: each can be deleted with a reason. */
export function ManagedComments({ listingId }: { listingId: string }) {
  const list = useComments(listingId, { isManaged: true });
  return (
    <section aria-labelledby="managed-comments" className={classes.section}>
      <h2 id="managed-comments" className={classes.title}>
        <Trans>Comments</Trans>
      </h2>
      <CommentThreads list={list} canReply={false} />
    </section>
  );
}
