import { Trans, useLingui } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@wiki/ui';
import type { ChatMessageFieldsFragment } from '../../../gql/inbox.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { daysOf } from '../conversation-days.ts';
import type { Outgoing } from '../outgoing.ts';
import classes from './message-list.module.css';

export interface MessageListProps {
  /** The newest first. */
  messages: readonly ChatMessageFieldsFragment[];
  outgoing: readonly Outgoing[];
  onSendAgain: (message: Outgoing) => void;
}

/** What was said, by days, the newest at the end, then what is on its way. */
export function MessageList({ messages, outgoing, onSendAgain }: MessageListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [newest] = messages;
  return (
    <div role="log" aria-label={t`Messages`} className={classes.log}>
      {daysOf(messages).map((day) => (
        <section key={day.messages[0]?.id} aria-label={format.day(day.date)}>
          <h2 className={classes.day}>{format.day(day.date)}</h2>
          {day.messages.map((message) => (
            <Message key={message.id} message={message} isNewest={message === newest} />
          ))}
        </section>
      ))}
      {outgoing.map((message) => (
        <div key={message.clientKey} className={classes.message} data-own data-outgoing>
          <p className={classes.text}>{message.text}</p>
          {message.hasFailed ? (
            <p className={classes.failed} role="alert">
              <Trans>This message was not sent.</Trans>{' '}
              <Button size="sm" variant="subtle" onClick={() => onSendAgain(message)}>
                <Trans>Send again</Trans>
              </Button>
            </p>
          ) : (
            <p className={classes.meta}>
              <Trans>Sending</Trans>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function Message({
  message: { text, dateSent, isOwn, isSeen, sender },
  isNewest,
}: {
  message: ChatMessageFieldsFragment;
  isNewest: boolean;
}) {
  const format = useFormat();
  return (
    <div className={classes.message} data-own={isOwn || undefined}>
      <VisuallyHidden>
        {isOwn ? <Trans>You</Trans> : (sender?.displayName ?? <Trans>Somebody</Trans>)}:
      </VisuallyHidden>
      <p className={classes.text}>{text}</p>
      <p className={classes.meta}>
        <time dateTime={dateSent} title={format.dateTime(dateSent)}>
          {format.time(dateSent)}
        </time>
        {isOwn && isNewest && isSeen && (
          <>
            {' · '}
            <Trans>Seen</Trans>
          </>
        )}
      </p>
    </div>
  );
}
