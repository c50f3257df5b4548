import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { ReportButton } from '../../report/report-button.tsx';
import type { CommentItem, ListingComments } from './use-comments.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comment.module.css';
import { DeleteComment } from './delete-comment.tsx';

export interface CommentProps {
  comment: CommentItem;
  list: ListingComments;
  canReply: boolean;
  /** Its replies. */
  children?: ReactNode;
}

/** One comment or reply: who, when, what, and what its reader may do with it. */
export function Comment({ comment, list, canReply, children }: CommentProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [open, setOpen] = useState<'reply' | 'edit' | 'delete' | null>(null);
  const { id, author, isBySeller, text, dateCreated, dateEdited, isDeleted } = comment;
  const name = author?.displayName ?? t`Former member`;
  const isOwn = viewer !== null && viewer.id === author?.id;
  const close = () => setOpen(null);
  return (
    <article className={classes.comment}>
      <Avatar name={name} seed={author?.id ?? name} src={author?.photoUrl} size={36} />
      <div className={classes.words}>
        <div className={classes.head}>
          <p>
            <strong>{name}</strong>
            {isBySeller && (
              <span className={classes.seller}>
                <Trans>Seller</Trans>
              </span>
            )}
            <span className={classes.time}>
              <TimeAgo value={dateCreated} />
              {dateEdited && !isDeleted && (
                <>
                  {' · '}
                  <Trans context="comment">edited</Trans>
                </>
              )}
            </span>
          </p>
          {!isDeleted && open !== 'edit' && (
            <ReportButton kind="listingComment" id={id} authorId={author?.id} isCompact />
          )}
        </div>
        {isDeleted ? (
          <Deleted comment={comment} />
        ) : open === 'edit' ? (
          <CommentForm
            label={t`Your comment`}
            submitLabel={<Trans>Save changes</Trans>}
            draft={`comment.edit.${id}`}
            text={text ?? ''}
            onSend={(words) => list.change(id, words)}
            onClose={close}
          />
        ) : (
          <p className={classes.text}>{text}</p>
        )}
        {!isDeleted && open !== 'edit' && (
          <div className={classes.actions}>
            {canReply && (
              <Button variant="subtle" size="sm" onClick={() => setOpen('reply')}>
                <Trans>Reply</Trans>
              </Button>
            )}
            {comment.viewerCanEdit && (
              <Button variant="subtle" size="sm" onClick={() => setOpen('edit')}>
                <Trans>Edit</Trans>
              </Button>
            )}
            {comment.viewerCanDelete && (
              <Button variant="subtle" size="sm" onClick={() => setOpen('delete')}>
                <Trans>Delete</Trans>
              </Button>
            )}
          </div>
        )}
        {open === 'reply' && (
          <CommentForm
            label={t`Your reply to ${name}`}
            submitLabel={<Trans>Publish the reply</Trans>}
            draft={`comment.reply.${id}`}
            onSend={(words) => list.write(words, id)}
            onClose={close}
          />
        )}
        {children}
      </div>
      {open === 'delete' && (
        <DeleteComment
          isOwn={isOwn}
          onDelete={(reason) => list.remove(id, reason)}
          onClose={close}
        />
      )}
    </article>
  );
}

/** What is left of a comment that was deleted; its author reads why. */
function Deleted({ comment: { deletionReason } }: Pick<CommentProps, 'comment'>) {
  const localized = useLocalized();
  return (
    <p className={classes.deleted}>
      <Trans>This comment was deleted.</Trans>{' '}
      {deletionReason &&
        [localized(deletionReason.canned), deletionReason.text].filter(Boolean).join(' ')}
    </p>
  );
}
