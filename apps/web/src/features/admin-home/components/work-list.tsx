import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconClock,
  IconFileText,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { Avatar } from '@wiki/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { urgencyOf, waitedFor } from '../../../components/waiting/waiting-time.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import type { WorkQueueQuery } from '../../../gql/admin-home.ts';
import { kindWords, reasonWords } from '../work-words.ts';
import classes from './work.module.css';

export type WorkItem = WorkQueueQuery['workQueue']['items'][number];

export interface WorkListProps {
  items: readonly WorkItem[];
  viewerId: string;
  onAssign: (item: WorkItem, assigneeId: string | null) => void;
}

/** What to begin with: the least time left first. J and K move, Enter opens, M takes it. */
export function WorkList({ items, viewerId, onAssign }: WorkListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const now = useMinute();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = items[current];
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = Math.min(items.length - 1, Math.max(0, current + step));
      setCurrent(next);
      list.current?.querySelectorAll<HTMLElement>('li > a')[next]?.focus();
    } else if (event.key === 'm' && item) {
      onAssign(item, item.assignee?.id === viewerId ? null : viewerId);
    }
  };

  return (
    <>
      <p className={classes.headings} aria-hidden>
        <span>{t`Subject`}</span>
        <span>{t({ message: 'Waits', context: 'time' })}</span>
        <span>{t({ message: 'Due', context: 'work' })}</span>
      </p>
      <ul ref={list} className={classes.items}>
        {items.map((item, index) => {
          const words = kindWords[item.kind];
          const Icon = words?.icon ?? IconFileText;
          const urgency = urgencyOf(item.dateDue, now);
          const isOwn = item.assignee?.id === viewerId;
          const reason = item.reason ? reasonWords[item.reason] : undefined;
          const asked = [reason ? t(reason) : words ? t(words.one) : null, item.detail];
          return (
            <li key={`${item.kind} ${item.id}`} data-current={index === current || undefined}>
              <Link to={item.url} onFocus={() => setCurrent(index)} onKeyDown={onKeyDown}>
                <span className={classes.icon}>
                  <Icon size={18} stroke={1.75} aria-hidden />
                </span>
                <span className={classes.subject}>
                  <strong>{item.subject}</strong> <span>{asked.filter(Boolean).join(' · ')}</span>
                </span>
                <span className={classes.waited}>{waitedFor(item.dateSince, now)}</span>
                <span className={classes.due} data-urgency={urgency ?? undefined}>
                  {urgency === 'late' ? (
                    <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
                  ) : (
                    <IconClock size={16} stroke={1.75} aria-hidden />
                  )}
                  {urgency === 'late' ? (
                    <Trans>was due {format.relativeTime(item.dateDue)}</Trans>
                  ) : (
                    <Trans>due {format.relativeTime(item.dateDue)}</Trans>
                  )}
                </span>
                <span className={classes.act}>{words ? t(words.act) : t`Open`}</span>
              </Link>
              <button
                type="button"
                className={classes.assignee}
                data-nobody={item.assignee ? undefined : ''}
                aria-label={
                  isOwn
                    ? t`You’re handling ${item.subject}. Hand it back`
                    : item.assignee
                      ? t`${item.assignee.displayName} is handling ${item.subject}. Take over`
                      : t`Nobody is handling ${item.subject} yet. Take it`
                }
                title={item.assignee?.displayName ?? t`Nobody yet`}
                onKeyDown={onKeyDown}
                onFocus={() => setCurrent(index)}
                onClick={() => onAssign(item, isOwn ? null : viewerId)}
              >
                {item.assignee ? (
                  <Avatar
                    name={item.assignee.displayName}
                    seed={item.assignee.id}
                    src={item.assignee.photoUrl}
                    size={26}
                  />
                ) : isOwn ? (
                  <IconUserMinus size={16} stroke={1.75} aria-hidden />
                ) : (
                  <IconUserPlus size={16} stroke={1.75} aria-hidden />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
