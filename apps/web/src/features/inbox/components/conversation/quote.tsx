import { Plural, Trans } from '@lingui/react/macro';
import type { ChatMessageFieldsFragment } from '../../../../gql/chat-parts.ts';
import classes from './message-list.module.css';

type Quoted = NonNullable<ChatMessageFieldsFragment['quoted']>;

/** What a message answers; it leads there. */
export function Quote({ quoted, onShow }: { quoted: Quoted; onShow: (id: string) => void }) {
  return (
    <button type="button" className={classes.quote} onClick={() => onShow(quoted.id)}>
      <QuotedWords quoted={quoted} />
    </button>
  );
}

/** Who said it, and what. */
export function QuotedWords({ quoted }: { quoted: Quoted }) {
  const { isOwn, sender, text, isDeleted, images, files } = quoted;
  const [file] = files;
  return (
    <>
      <b>{isOwn ? <Trans>You</Trans> : (sender?.displayName ?? <Trans>Someone</Trans>)}</b>
      <span className={classes.quotedText}>
        {isDeleted ? (
          <Trans>This message was deleted</Trans>
        ) : (
          text ||
          (images.length > 0 ? (
            <Plural value={images.length} one="# photo" other="# photos" />
          ) : (
            file?.name
          ))
        )}
      </span>
    </>
  );
}
