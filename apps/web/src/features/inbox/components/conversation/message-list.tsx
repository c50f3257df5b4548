import { Plural, useLingui } from '@lingui/react/macro';
import { Avatar } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { ChatMessageFieldsFragment, ChatRowFragment } from '../../../../gql/chat-parts.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { daysOf } from '../../conversation-days.ts';
import { useMessageActs } from '../../hooks/use-message-acts.ts';
import { runsOf } from '../../message-runs.ts';
import { Message } from './message.tsx';
import classes from './message-list.module.css';
import { NoticeLine } from './notice-line.tsx';

export interface MessageListProps {
  chat: ChatRowFragment;
  /** The newest first. */
  messages: readonly ChatMessageFieldsFragment[];
  /** Where the line of the unread ones stands, and how many there were. */
  firstUnreadId: string | null;
  unreadCount: number;
  /** The message that the address leads to. */
  targetId: string | null;
  /** What is on its way. */
  children: ReactNode;
  onQuote: (message: ChatMessageFieldsFragment) => void;
  onEdit: (message: ChatMessageFieldsFragment) => void;
  /** Leads to a message that is quoted. */
  onShow: (id: string) => void;
  onSeenBy: (id: string) => void;
}

/** What was said, by days and by runs of one person, the newest at the end, then what is on its way. */
export function MessageList(props: MessageListProps) {
  const { chat, messages, firstUnreadId, unreadCount, children } = props;
  const { t } = useLingui();
  const format = useFormat();
  const acts = useMessageActs();
  const [newest] = messages;
  return (
    <div role="log" aria-label={t`Messages`} className={classes.log}>
      {daysOf(messages).map((day) => (
        <section
          // Not by its first message: one that is fetched later stands before it, and all would be made anew.
          key={new Date(day.date).toDateString()}
          aria-label={format.day(day.date)}
          className={classes.ofDay}
        >
          <div className={classes.day}>
            <span>{format.day(day.date)}</span>
          </div>
          <div className={classes.aloft} aria-hidden>
            <div className={classes.day}>
              <span data-day={format.day(day.date)} />
            </div>
          </div>
          {runsOf(day.messages).map((run) => {
            const [first] = run;
            const last = run.at(-1);
            if (!first || !last) return null;
            if (first.notice) return <NoticeLine key={first.id} message={first} />;
            return (
              <div key={first.id} className={classes.run} data-own={first.isOwn || undefined}>
                {chat.isGroup && !first.isOwn && (
                  <span className={classes.face}>
                    <Avatar
                      name={first.sender?.displayName ?? '?'}
                      seed={first.sender?.id ?? first.id}
                      src={first.sender?.photoUrl ?? null}
                      size={32}
                    />
                  </span>
                )}
                <div className={classes.bubbles}>
                  {run.map((message) => (
                    <div key={message.id} data-message={message.id}>
                      {message.id === firstUnreadId && (
                        <div className={classes.unread}>
                          <span>
                            <Plural
                              value={unreadCount}
                              one="# new message"
                              other="# new messages"
                            />
                          </span>
                        </div>
                      )}
                      <Message
                        message={message}
                        acts={acts}
                        isGroup={chat.isGroup}
                        canWrite={chat.viewerCanWrite}
                        isFirst={message === first}
                        isLast={message === last}
                        isNewest={message === newest}
                        isTarget={message.id === props.targetId}
                        {...props}
                      />
                    </div>
                  ))}
                </div>
              </div>
            );
          })}
        </section>
      ))}
      {children}
    </div>
  );
}
