import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCheck,
  IconCircleCheckFilled,
  IconHourglass,
  IconMessageReply,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ReasonText } from '../../../../domains/application/reason-text.tsx';
import { ReportButton } from '../../../../domains/report/report-button.tsx';
import { RichText } from '../../../../domains/rich-text/rich-text.tsx';
import type { PostFieldsFragment } from '../../../../gql/forum.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { CommentForm } from './comment-form.tsx';
import { DeletePost } from './delete-post.tsx';
import { LikeButton } from './like-button.tsx';
import { PostHead } from './post-head.tsx';
import type { ThreadActions } from './thread-actions.ts';
import classes from './post.module.css';

export interface CommentProps {
  comment: PostFieldsFragment;
  actions: ThreadActions;
  /** Whether it's what the address leads to. */
  isTarget?: boolean;
  onReply?: (() => void) | undefined;
  /** What stands beneath it. */
  children?: ReactNode;
}

/** A comment or a reply, with what one may do about it. */
export function Comment({ comment, actions, isTarget = false, onReply, children }: CommentProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  useEffect(() => {
    if (isTarget) place.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  const { status, isAccepted } = comment;
  const frame =
    status === 'HELD'
      ? classes.held
      : status === 'REFUSED'
        ? classes.refused
        : isAccepted
          ? classes.accepted
          : undefined;
  return (
    <div ref={place} id={comment.id} className={isTarget ? classes.target : undefined}>
      <div className={frame}>
        <Note comment={comment} />
        {comment.body ? (
          <>
            <PostHead
              post={comment}
              permalink={`?comment=${comment.id}`}
              around={actions.language}
              isStarter={comment.author !== null && comment.author.id === actions.starterId}
            />
            <div className={classes.body}>
              {isEditing ? (
                <EditForm comment={comment} actions={actions} onClose={() => setEditing(false)} />
              ) : (
                <>
                  <RichText
                    document={comment.body}
                    images={comment.images}
                    headingLevel={4}
                    lang={comment.language}
                  />
                  <CommentActions
                    comment={comment}
                    actions={actions}
                    onReply={onReply}
                    onEdit={() => setEditing(true)}
                  />
                </>
              )}
            </div>
          </>
        ) : (
          <p className={classes.gone}>
            <Trans>This comment was removed.</Trans>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

function Note({ comment: { status, isAccepted, reason } }: { comment: PostFieldsFragment }) {
  if (status === 'HELD') {
    return (
      <p className={classes.note}>
        <IconHourglass size={18} aria-hidden />
        <Trans>
          Your comment is waiting for review. For now only you can see it; you’ll get a notification
          once it’s decided.
        </Trans>
      </p>
    );
  }
  if (status === 'REFUSED') {
    return (
      <p className={classes.note}>
        <Trans>Your comment wasn’t published.</Trans> {reason && <ReasonText reason={reason} />}
      </p>
    );
  }
  if (!isAccepted) return null;
  return (
    <p className={classes.note}>
      <IconCircleCheckFilled size={18} aria-hidden />
      <Trans>Accepted answer</Trans>
    </p>
  );
}

interface CommentActionsProps {
  comment: PostFieldsFragment;
  actions: ThreadActions;
  onReply: (() => void) | undefined;
  onEdit: () => void;
}

function CommentActions({ comment, actions, onReply, onEdit }: CommentActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const viewer = useViewer();
  const isOwn = viewer !== null && viewer.id === comment.author?.id;
  const { accept } = actions;
  return (
    <div className={classes.actions}>
      {comment.status === 'PUBLISHED' && <LikeButton post={comment} />}
      {onReply && (
        <button type="button" className={classes.action} onClick={onReply}>
          <IconMessageReply size={20} aria-hidden />
          <Trans>Reply</Trans>
        </button>
      )}
      {accept && comment.status === 'PUBLISHED' && (
        <button
          type="button"
          className={classes.action}
          aria-pressed={comment.isAccepted}
          onClick={() => accept(comment.isAccepted ? null : comment.id)}
        >
          <IconCheck size={20} aria-hidden />
          {comment.isAccepted ? (
            <Trans>Unmark as the answer</Trans>
          ) : (
            <Trans>Accept as the answer</Trans>
          )}
        </button>
      )}
      {comment.viewerCanEdit && (
        <button type="button" className={classes.action} onClick={onEdit}>
          <IconPencil size={20} aria-hidden />
          <Trans>Edit</Trans>
        </button>
      )}
      {comment.viewerCanDelete && (
        <button type="button" className={classes.action} onClick={() => setDeleting(true)}>
          <IconTrash size={20} aria-hidden />
          <Trans>Delete</Trans>
        </button>
      )}
      {comment.status === 'PUBLISHED' && (
        <ReportButton
          kind="discussionComment"
          id={comment.id}
          authorId={comment.author?.id}
          isCompact
        />
      )}
      {isDeleting && (
        <DeletePost
          isOwn={isOwn}
          onDelete={(reason) => actions.remove(comment.id, reason)}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}

function EditForm({
  comment,
  actions,
  onClose,
}: {
  comment: PostFieldsFragment;
  actions: ThreadActions;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <CommentForm
      label={t`Your comment`}
      submitLabel={<Trans>Save changes</Trans>}
      draft={`edit.${comment.id}`}
      initial={comment.body ?? null}
      images={comment.images}
      onSend={(body) => actions.edit(comment.id, body)}
      onClose={onClose}
    />
  );
}
