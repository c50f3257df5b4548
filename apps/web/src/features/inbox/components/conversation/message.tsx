import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { reactionSigns } from '@wiki/domain';
import {
  IconArrowBackUp,
  IconChecks,
  IconCopy,
  IconDots,
  IconMoodSmile,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { IconButton, VisuallyHidden } from '@wiki/ui';
import { Dropdown, dropdownItem } from '../../../../components/overlays/dropdown.tsx';
import { ReportButton } from '../../../../domains/report/report-button.tsx';
import type { ChatMessageFieldsFragment } from '../../../../gql/chat-parts.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isOfMouse, useTouchGestures } from '../../../../lib/gestures/use-touch-gestures.ts';
import type { MessageActs } from '../../hooks/use-message-acts.ts';
import { SentSign } from '../last-words.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkedText } from './linked-text.tsx';
import classes from './message-list.module.css';
import { FileCards, Photos } from './message-files.tsx';
import { Quote } from './quote.tsx';
import { ReactionSign, signNames } from './reaction-sign.tsx';

export interface MessageProps {
  message: ChatMessageFieldsFragment;
  acts: MessageActs;
  isGroup: boolean;
  canWrite: boolean;
  /** Whether it begins, and ends, a run of one person. */
  isFirst: boolean;
  isLast: boolean;
  /** Whether it is the last of the conversation. */
  isNewest: boolean;
  isTarget: boolean;
  onQuote: (message: ChatMessageFieldsFragment) => void;
  onEdit: (message: ChatMessageFieldsFragment) => void;
  onShow: (id: string) => void;
  onSeenBy: (id: string) => void;
}

/** The button of the menu of a message while it is closed. */
const closedMenu = '[data-menu] > * > [aria-expanded="false"]';

/** One message: who, what it answers, what it says and carries, its signs and its time. */
export function Message(props: MessageProps) {
  const { message, isGroup, isFirst, isLast, isTarget, onShow } = props;
  const { text, isOwn, isDeleted, sender, quoted, images, files } = message;
  const hasBubble = isDeleted || text !== '' || quoted;
  const gestures = useTouchGestures({
    onHold: (said) => said.parentElement?.querySelector<HTMLElement>(closedMenu)?.click(),
    onSwipeRight: props.canWrite && !isDeleted ? () => props.onQuote(message) : undefined,
  });
  return (
    <article
      className={classes.message}
      data-own={isOwn || undefined}
      data-target={isTarget || undefined}
    >
      {isGroup && !isOwn && isFirst ? (
        <p className={classes.sender}>{sender?.displayName ?? <Trans>Someone</Trans>}</p>
      ) : (
        <VisuallyHidden>
          {isOwn ? <Trans>You</Trans> : (sender?.displayName ?? <Trans>Someone</Trans>)}:
        </VisuallyHidden>
      )}
      <div className={classes.body}>
        <div
          className={classes.said}
          onContextMenu={(event) => {
            // A browser's own menu after a long press would lie over this one.
            if (!isOfMouse(event.nativeEvent)) event.preventDefault();
          }}
          {...gestures}
        >
          <Photos images={images} />
          <FileCards files={files} />
          {hasBubble && (
            <div className={classes.bubble} data-last={isLast || undefined}>
              {isDeleted ? (
                <p className={classes.deleted}>
                  <Trans>This message was deleted</Trans>
                </p>
              ) : (
                <>
                  {quoted && <Quote quoted={quoted} onShow={onShow} />}
                  <p className={classes.text}>
                    <LinkedText text={text} />
                  </p>
                </>
              )}
            </div>
          )}
          <LinkCard preview={message.preview} />
          <Reactions message={message} acts={props.acts} canWrite={props.canWrite} />
        </div>
        {!isDeleted && <MessageTools {...props} />}
      </div>
      {(isLast || message.dateEdited) && <Meta {...props} />}
    </article>
  );
}

function Reactions({
  message,
  acts,
  canWrite,
}: Pick<MessageProps, 'message' | 'acts' | 'canWrite'>) {
  const { i18n } = useLingui();
  if (message.reactions.length === 0) return null;
  return (
    <ul className={classes.reactions}>
      {message.reactions.map(({ sign, count, isOwn, users }) => (
        <li key={sign}>
          <button
            type="button"
            className={classes.reaction}
            aria-pressed={isOwn}
            aria-label={`${i18n._(signNames[sign])}, ${count}`}
            title={users.map(({ displayName }) => displayName).join(', ')}
            disabled={!canWrite}
            onClick={() => acts.react(message, sign)}
          >
            <ReactionSign sign={sign} />
            {count}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What can be done with a message. */
function MessageTools({ message, acts, canWrite, onQuote, onEdit, onSeenBy }: MessageProps) {
  const { t, i18n } = useLingui();
  const { isOwn, text } = message;
  const signs = (
    <div className={classes.signs}>
      {reactionSigns.map((sign) => (
        <IconButton
          key={sign}
          label={i18n._(signNames[sign])}
          onClick={() => acts.react(message, sign)}
        >
          <ReactionSign sign={sign} size={24} />
        </IconButton>
      ))}
    </div>
  );
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.tools}>
      {canWrite && (
        <div className={classes.besideMenu}>
          <Dropdown
            label={t`React`}
            trigger={<IconMoodSmile size={18} stroke={1.75} aria-hidden />}
            align={isOwn ? 'end' : 'start'}
            className={classes.tool}
            closesOnChoice
          >
            {signs}
          </Dropdown>
        </div>
      )}
      <div data-menu>
        <Dropdown
          label={t`More about this message`}
          trigger={<IconDots size={18} stroke={1.75} aria-hidden />}
          align={isOwn ? 'end' : 'start'}
          className={classes.tool}
        >
          {canWrite && <div className={classes.inMenu}>{signs}</div>}
          {canWrite && (
            <button type="button" className={dropdownItem} onClick={() => onQuote(message)}>
              <IconArrowBackUp {...icon} />
              <Trans>Reply</Trans>
            </button>
          )}
          {text !== '' && (
            <button type="button" className={dropdownItem} onClick={() => void acts.copy(message)}>
              <IconCopy {...icon} />
              <Trans>Copy</Trans>
            </button>
          )}
          {isOwn && canWrite && text !== '' && (
            <button type="button" className={dropdownItem} onClick={() => onEdit(message)}>
              <IconPencil {...icon} />
              <Trans>Edit</Trans>
            </button>
          )}
          {!isOwn && (
            <ReportButton
              kind="chatMessage"
              id={message.id}
              authorId={message.sender?.id}
              className={dropdownItem}
            />
          )}
          {isOwn && (
            <button type="button" className={dropdownItem} onClick={() => onSeenBy(message.id)}>
              <IconChecks {...icon} />
              <Trans>Who has seen it</Trans>
            </button>
          )}
          {isOwn && (
            <button type="button" className={dropdownItem} onClick={() => acts.remove(message)}>
              <IconTrash {...icon} />
              <Trans>Delete</Trans>
            </button>
          )}
        </Dropdown>
      </div>
    </div>
  );
}

/** When it was sent, whether it was edited, and who has seen it. */
function Meta({ message, isGroup, isLast, isNewest, onSeenBy }: MessageProps) {
  const format = useFormat();
  const { id, dateSent, dateEdited, isOwn, isSeen, isDelivered, seenCount, isDeleted } = message;
  return (
    <p className={classes.meta}>
      {isLast && (
        <time dateTime={dateSent} title={format.dateTime(dateSent)}>
          {format.time(dateSent)}
        </time>
      )}
      {dateEdited && !isDeleted && (
        <span title={format.dateTime(dateEdited)}>
          <Trans context="message">edited</Trans>
        </span>
      )}
      {isOwn && isLast && !isDeleted && (
        <>
          <SentSign message={message} />
          {isGroup && seenCount > 0 ? (
            <button type="button" className={classes.seenBy} onClick={() => onSeenBy(id)}>
              <Plural value={seenCount} one="Seen by #" other="Seen by #" />
            </button>
          ) : (
            isNewest && (
              <>
                {isSeen && <Trans>Seen</Trans>}
                {!isSeen && isDelivered && <Trans>Delivered</Trans>}
              </>
            )
          )}
        </>
      )}
    </p>
  );
}
