import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { connection } from '../../../../lib/apollo/connection.ts';
import { errorMessage } from '../../../../lib/errors/error-messages.ts';
import type { Outgoing } from '../../../../lib/chats/outgoing.ts';
import classes from './message-list.module.css';

export interface OutgoingMessagesProps {
  outgoing: readonly Outgoing[];
  sendAgain: (clientKey: string) => void;
  discard: (clientKey: string) => void;
}

/** Messages on their way, and those that were refused, with what can be done about each. */
export function OutgoingMessages({ outgoing, sendAgain, discard }: OutgoingMessagesProps) {
  return outgoing.map((message) => (
    <OutgoingMessage
      key={message.clientKey}
      message={message}
      onSendAgain={sendAgain}
      onDiscard={discard}
    />
  ));
}

function OutgoingMessage({
  message: { clientKey, text, images, files, problem },
  onSendAgain,
  onDiscard,
}: {
  message: Outgoing;
  onSendAgain: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
}) {
  const { i18n } = useLingui();
  const state = useSyncExternalStore(connection.subscribe, connection.snapshot, () => 'online');
  const names = [...images, ...files].map(({ name }) => name).join(', ');
  return (
    <div className={classes.run} data-own data-outgoing data-failed={problem ? true : undefined}>
      <div className={classes.bubbles}>
        <div className={classes.bubble} data-last>
          {names && <p className={classes.carried}>{names}</p>}
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {problem ? (
          <p className={classes.failed} role="alert">
            <IconAlertCircle size={16} stroke={1.75} aria-hidden />
            <span>
              <Trans>Not sent:</Trans> {i18n._(errorMessage(problem))}
            </span>
            <button type="button" onClick={() => onSendAgain(clientKey)}>
              <Trans>Try again</Trans>
            </button>
            <button type="button" onClick={() => onDiscard(clientKey)}>
              <Trans>Delete</Trans>
            </button>
          </p>
        ) : (
          <p className={classes.meta}>
            <IconClock size={14} stroke={1.75} aria-hidden />
            {state === 'offline' ? <Trans>Waiting for a connection</Trans> : <Trans>Sending</Trans>}
          </p>
        )}
      </div>
    </div>
  );
}
