import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import type { TicketEntryFieldsFragment } from '../../gql/ticket-parts.ts';
import { useStepText } from './use-step-text.ts';
import classes from './ticket-thread.module.css';

export interface TicketThreadProps {
  entries: readonly TicketEntryFieldsFragment[];
  /** Who asked, where their account does not say it. */
  requesterName: string;
  /** Whether it is read by whoever asked: their own messages stand at the end. */
  isOwn: boolean;
}

/** What was written and done about a request, the oldest first. */
export function TicketThread({ entries, requesterName, isOwn }: TicketThreadProps) {
  const { t } = useLingui();
  const stepText = useStepText();
  return (
    <ol className={classes.thread} aria-label={t`Messages`}>
      {entries.map((entry) =>
        entry.kind === 'STEP' ? (
          <li key={entry.id} className={classes.step}>
            <span>{stepText(entry, requesterName)}</span> <TimeAgo value={entry.dateCreated} />
          </li>
        ) : (
          <Message
            key={entry.id}
            entry={entry}
            isAtEnd={entry.isFromStaff !== isOwn}
            name={
              entry.isFromStaff
                ? (entry.author?.displayName ?? t`Customer service`)
                : (entry.author?.displayName ?? requesterName)
            }
          />
        ),
      )}
    </ol>
  );
}

interface MessageProps {
  entry: TicketEntryFieldsFragment;
  name: ReactNode;
  isAtEnd: boolean;
}

function Message({ entry, name, isAtEnd }: MessageProps) {
  const isNote = entry.kind === 'NOTE';
  return (
    <li
      className={classes.message}
      data-end={(isAtEnd && !isNote) || undefined}
      data-note={isNote || undefined}
    >
      <p className={classes.who}>
        <strong>{name}</strong>
        {isNote && (
          <span className={classes.sign}>
            <IconLock size={14} stroke={1.75} aria-hidden />
            <Trans>Internal note</Trans>
          </span>
        )}
        {entry.isByMail && (
          <span className={classes.sign}>
            <IconMail size={14} stroke={1.75} aria-hidden />
            <Trans>by e-mail</Trans>
          </span>
        )}
        <TimeAgo value={entry.dateCreated} />
      </p>
      <p className={classes.text}>{entry.text}</p>
    </li>
  );
}
