import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { Avatar, Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { usePageFoot } from '../../../../components/page/use-page-foot.ts';
import type { DiscussionFieldsFragment } from '../../../../gql/forum.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { paths } from '../../../../lib/paths.ts';
import type { ReplyWindow } from '../../use-reply-window.ts';
import { CommentForm, type CommentFormProps } from '../thread/comment-form.tsx';
import classes from '../thread/thread.module.css';

export interface ComposerProps {
  discussion: DiscussionFieldsFragment;
  /** The window to write in, on a phone. */
  writing: ReplyWindow | null;
  onSend: CommentFormProps['onSend'];
}

/** Where one comments on a discussion, or why one can't. */
export function Composer({ discussion, writing, onSend }: ComposerProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  if (discussion.isLocked) {
    return (
      <p className={classes.closed}>
        <IconLock size={18} aria-hidden />
        <Trans>The team closed this discussion. You can still read it.</Trans>
      </p>
    );
  }
  if (!viewer) {
    return (
      <div className={classes.closed}>
        <Button component={Link} to={paths.login({ next: paths.discussion(discussion.id) })}>
          <Trans>Sign in to reply</Trans>
        </Button>
      </div>
    );
  }
  if (!discussion.viewerCanComment) return null;
  const form = (
    <CommentForm
      label={t`Your comment`}
      placeholder={t`Share what has worked for you`}
      submitLabel={<Trans>Reply</Trans>}
      draft={`comment.${discussion.id}`}
      onSend={onSend}
      {...(writing ? { isWindow: true, onClose: writing.close } : {})}
    />
  );
  if (!writing) return form;
  return (
    <>
      <ReplyBar starter={discussion.author} onOpen={() => writing.open()} />
      {writing.isOpen && form}
    </>
  );
}

interface ReplyBarProps {
  starter: DiscussionFieldsFragment['author'];
  onOpen: () => void;
}

/** At the foot of a phone: the way into the window in which one replies. */
function ReplyBar({ starter, onOpen }: ReplyBarProps) {
  const viewer = useViewer();
  const foot = usePageFoot();
  const [name] = starter?.displayName.split(' ') ?? [];
  return (
    <div ref={foot} className={classes.bar}>
      {viewer && (
        <Avatar name={viewer.displayName} src={viewer.photoUrl} seed={viewer.id} size={40} />
      )}
      <button type="button" className={classes.write} onClick={onOpen}>
        {name ? <Trans>Reply to {name}</Trans> : <Trans>Reply</Trans>}
      </button>
    </div>
  );
}
