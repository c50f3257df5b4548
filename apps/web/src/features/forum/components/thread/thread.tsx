import { useApolloClient } from '@apollo/client/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, InlineAlert, ListSkeleton } from '@wiki/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { MoreButton } from '../../../../components/lists/more-button.tsx';
import {
  DiscussionCommentsDocument,
  type DiscussionFieldsFragment,
  type ThreadFieldsFragment,
  useDiscussionChangedSubscription,
} from '../../../../gql/forum.ts';
import { useMore } from '../../../../lib/apollo/use-more.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { useConnection } from '../../../../lib/connection/use-connection.ts';
import { useErrorMessage } from '../../../../lib/errors/use-error-message.ts';
import { useEventCursor } from '../../../../lib/live/use-event-cursor.ts';
import { useMediaQuery } from '../../../../lib/use-media-query.ts';
import { useSearchParams } from '../../../../lib/use-search-params.ts';
import { readCommentSort } from '../../forum-address.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentOrder } from './comment-order.tsx';
import { Comment } from './comment.tsx';
import { Composer } from '../writing/composer.tsx';
import { Replies } from './replies.tsx';
import postClasses from './post.module.css';
import { useThreadActions } from './thread-actions.ts';
import { useReplyWindow } from '../../use-reply-window.ts';
import classes from './thread.module.css';

const pageSize = 20;

/** Whether a comment or one of its replies is the one looked for. */
const holds = (comment: ThreadFieldsFragment, id: string): boolean =>
  comment.id === id || comment.replies.some((reply) => reply.id === id);

export interface ThreadProps {
  discussion: DiscussionFieldsFragment;
  /** Where the reader stopped the last time. */
  firstUnreadId: string | null;
  liveCursor: string;
  reload: () => Promise<void>;
}

/** The comments, the accepted answer first, then as the address orders them; new ones wait to be shown. */
export function Thread({ discussion, firstUnreadId, liveCursor, reload }: ThreadProps) {
  const { t } = useLingui();
  const { id } = discussion;
  const [params, setParams] = useSearchParams();
  const target = params.get('comment');
  const sort = readCommentSort(params);
  const viewer = useViewer();
  const [replyTo, setReplyTo] = useState<string | null>(null);
  // On a phone one writes in a window of its own, which the address opens and the way back closes.
  const isPhone = useMediaQuery('(width < 48em)');
  const writing = useReplyWindow();
  const answered = isPhone ? writing.replyTo : replyTo;
  const answer = (commentId: string) => {
    if (isPhone) writing.open(commentId);
    else setReplyTo(replyTo === commentId ? null : commentId);
  };
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  /**
   * The comment that the list was opened around in an order. The page that the server renders is the first one;
   * what does not stand on it needs a list of its own.
   */
  const [opened, setOpened] = useState<{ id: string; sort: typeof sort } | null>(null);
  const around = opened?.sort === sort ? opened.id : null;
  const [ownId, setOwnId] = useState<string | null>(null);
  /** Replies that a fold doesn't hide any more: their reader asked for them. */
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const errorMessage = useErrorMessage();
  const list = useConnection(DiscussionCommentsDocument, {
    variables: { id, sort, around },
    of: ({ discussion: read }) => read?.comments,
  });
  const client = useApolloClient();
  const page = list.status === 'loading' ? undefined : list.data?.discussion?.comments.pageInfo;
  const start = page && { hasNextPage: page.hasPreviousPage, endCursor: page.startCursor };
  const earlier = useMore(start, (before) =>
    client.query({
      query: DiscussionCommentsDocument,
      variables: { id, sort, around, last: pageSize, before },
      fetchPolicy: 'network-only',
    }),
  );
  const position = useEventCursor(liveCursor);
  useDiscussionChangedSubscription({
    ...position.options,
    variables: { discussionId: id, after: position.after },
    onData: ({ data: { data } }) => {
      const change = data?.discussionChanged;
      if (!change) return;
      position.advance(change.cursor);
      const { comment } = change;
      if (!comment) return;
      if (comment.author?.id === viewer?.id) setOwnId(comment.id);
      else setNews((known) => new Set([...known, comment.id]));
    },
  });
  const readAgain = async () => {
    await Promise.all([list.reload(), reload()]);
    setNews(new Set());
  };
  const actions = useThreadActions(discussion, readAgain);
  const shown = new Set(
    list.rows.flatMap((comment) => [comment.id, ...comment.replies.map((reply) => reply.id)]),
  );
  const fresh = [...news].filter((commentId) => !shown.has(commentId));
  const { hasMore } = list.more;
  const show = (commentId: string) =>
    setParams(
      (current) => {
        current.set('comment', commentId);
        return current;
      },
      { replace: true },
    );
  const isElsewhere = (commentId: string | null): commentId is string =>
    commentId !== null && list.status !== 'loading' && !shown.has(commentId);
  const isTargetElsewhere = isElsewhere(target) && target !== discussion.acceptedComment?.id;
  useEffect(() => {
    if (isTargetElsewhere) setOpened({ id: target, sort });
  }, [isTargetElsewhere, target, sort]);
  // What one wrote beyond what is shown of a long thread is shown in its place, and so is what was written in
  // the window that covered it.
  const isCovered = writing.isOpen || writing.replyTo !== null;
  const isBeyond = (hasMore || earlier.hasMore) && isElsewhere(ownId);
  const writtenId = (isPhone && !isCovered) || isBeyond ? ownId : null;
  const showWritten = useEffectEvent(show);
  useEffect(() => {
    if (writtenId) showWritten(writtenId);
  }, [writtenId]);
  const wanted = new Set([target, firstUnreadId, ownId, ...asked]);
  const { acceptedComment } = discussion;
  const rows = [
    ...(acceptedComment ? [acceptedComment] : []),
    ...list.rows.filter((comment) => comment.id !== acceptedComment?.id),
  ];
  return (
    <section className={classes.thread} aria-label={t`Replies`}>
      <div className={classes.head}>
        <h2>
          {plural(discussion.commentCount, {
            0: 'No replies yet',
            one: '# reply',
            other: '# replies',
          })}
        </h2>
        {discussion.commentCount > 1 && <CommentOrder sort={sort} />}
      </div>
      {isTargetElsewhere && around === target && (
        <InlineAlert>
          <Trans>
            The reply this link leads to isn’t here anymore: it was removed or is being reviewed.
          </Trans>
        </InlineAlert>
      )}
      {list.status === 'loading' && <ListSkeleton label={t`Loading replies`} count={3} />}
      {list.status === 'failed' && (
        <ErrorState
          title={t`We couldn’t load the replies`}
          message={errorMessage(list.error)}
          retryLabel={t`Try again`}
          onRetry={list.retry}
        />
      )}
      <MoreButton more={earlier}>
        {sort === 'OLDEST' ? (
          <Trans>Show earlier replies</Trans>
        ) : (
          <Trans>Show the replies above</Trans>
        )}
      </MoreButton>
      <ul className={postClasses.comments}>
        {rows.map((comment) => (
          <li key={comment.id} className={postClasses.comment}>
            {sort === 'OLDEST' && firstUnreadId !== null && holds(comment, firstUnreadId) && (
              <p className={classes.unread}>
                <Trans>New since your last visit</Trans>
              </p>
            )}
            <Comment
              comment={comment}
              actions={actions}
              isTarget={target === comment.id}
              onReply={
                discussion.viewerCanComment && comment.status === 'PUBLISHED'
                  ? () => answer(comment.id)
                  : undefined
              }
            >
              <Replies
                replies={comment.replies}
                actions={actions}
                target={target}
                wanted={wanted}
                onShow={(replies) => setAsked((known) => new Set([...known, ...replies]))}
              />
              {answered === comment.id && (
                <div className={postClasses.replyForm}>
                  <CommentForm
                    label={t`Your reply`}
                    submitLabel={<Trans>Reply</Trans>}
                    draft={`reply.${comment.id}`}
                    isWindow={isPhone}
                    onSend={(body) => actions.add(body, comment.id)}
                    onClose={isPhone ? writing.close : () => setReplyTo(null)}
                  />
                </div>
              )}
            </Comment>
          </li>
        ))}
      </ul>
      <MoreButton more={list.more}>
        <Trans>Show more replies</Trans>
      </MoreButton>
      {fresh.length > 0 && (
        <button
          type="button"
          className={classes.news}
          onClick={() => {
            const [first] = fresh;
            setAsked((known) => new Set([...known, ...fresh]));
            void readAgain().then(() => first && show(first));
          }}
        >
          {plural(fresh.length, { one: '# new reply', other: '# new replies' })}
        </button>
      )}
      <Composer
        discussion={discussion}
        writing={isPhone ? writing : null}
        onSend={(body) => actions.add(body, null)}
      />
    </section>
  );
}
