import { Plural } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PostFieldsFragment } from '../../../../gql/forum.ts';
import { Comment } from './comment.tsx';
import classes from './post.module.css';
import type { ThreadActions } from './thread-actions.ts';

/** More replies than this are folded: so many are shown, and the way to the rest. */
const mostUnfolded = 5;
const shownFolded = 3;

export interface RepliesProps {
  replies: readonly PostFieldsFragment[];
  actions: ThreadActions;
  /** What the address leads to. */
  target: string | null;
  /** Replies that are shown in any case: one of them opens the fold. */
  wanted: ReadonlySet<string | null>;
  /** Shows replies that are folded. */
  onShow: (replies: readonly string[]) => void;
}

/** The replies to a comment. Of many the first ones, until somebody wants more. */
export function Replies({ replies, actions, target, wanted, onShow }: RepliesProps) {
  const [entered, setEntered] = useState<string | null>(null);
  const first = useRef<HTMLLIElement>(null);
  // Whoever opened the fold goes on with the first reply that it hid.
  useEffect(() => first.current?.focus({ preventScroll: true }), [entered]);
  if (replies.length === 0) return null;
  const beyond = replies.length > mostUnfolded ? replies.slice(shownFolded) : [];
  const folded = beyond.some(({ id }) => wanted.has(id)) ? [] : beyond;
  return (
    <ul className={classes.replies}>
      {replies.slice(0, replies.length - folded.length).map((reply) => (
        <li
          key={reply.id}
          className={classes.comment}
          {...(reply.id === entered ? { ref: first, tabIndex: -1 } : {})}
        >
          <Comment comment={reply} actions={actions} isTarget={target === reply.id} />
        </li>
      ))}
      {folded.length > 0 && (
        <li className={classes.folded}>
          <button
            type="button"
            className={classes.action}
            aria-expanded={false}
            onClick={() => {
              onShow(folded.map(({ id }) => id));
              setEntered(folded[0]?.id ?? null);
            }}
          >
            <IconChevronDown size={20} aria-hidden />
            <Plural value={folded.length} one="Show # more reply" other="Show # more replies" />
          </button>
        </li>
      )}
    </ul>
  );
}
