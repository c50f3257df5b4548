import type { DigestTime, NotificationChannel, NotificationTopic, QuietHours } from '@wiki/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type PreferenceFieldsFragment,
  useNotificationPreferencesQuery,
  useSaveNotificationPreferencesMutation,
} from '../../../gql/notifications.ts';

/** What was changed and is not saved yet. */
interface Change {
  channels: Partial<Record<NotificationTopic, NotificationChannel[]>>;
  digest?: DigestTime;
  quietHours?: QuietHours;
  timeZone?: string;
}

/** How long after the last change it is saved, in milliseconds. */
const restMs = 600;

const nothing: Change = { channels: {} };

const isNothing = ({ channels, ...rest }: Change): boolean =>
  Object.keys(channels).length === 0 && Object.keys(rest).length === 0;

const both = (first: Change, second: Change): Change => ({
  ...first,
  ...second,
  channels: { ...first.channels, ...second.channels },
});

/** As the API takes them: what was read from it carries the name of its type as well. */
const toInput = ({ isOn, from, to, days, letsUrgentThrough }: QuietHours) => ({
  isOn,
  from,
  to,
  days: [...days],
  letsUrgentThrough,
});

/** The preferences with what was changed on top. */
function withChange(saved: PreferenceFieldsFragment, change: Change) {
  return {
    ...saved,
    topics: saved.topics.map(({ topic, channels }) => ({
      topic,
      channels: change.channels[topic] ?? channels,
    })),
    digest: { ...saved.digest, ...change.digest },
    quietHours: { ...saved.quietHours, ...change.quietHours },
    timeZone: change.timeZone ?? saved.timeZone,
  };
}

export type Preferences = ReturnType<typeof withChange>;

/**
 * The preferences, which save themselves: what is changed shows at once and is sent after a moment's
 * rest. What is refused or does not get through turns back and can be tried again.
 */
export function usePreferences() {
  const { data, error, loading, refetch } = useNotificationPreferencesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [save] = useSaveNotificationPreferencesMutation();
  const [shown, setShown] = useState(nothing);
  const [status, setStatus] = useState<'rest' | 'saving' | 'saved' | 'failed'>('rest');
  const [failed, setFailed] = useState(nothing);
  const waiting = useRef<{ change: Change; timer: ReturnType<typeof setTimeout> | undefined }>({
    change: nothing,
    timer: undefined,
  });

  const send = useCallback(async () => {
    clearTimeout(waiting.current.timer);
    const { change } = waiting.current;
    waiting.current = { change: nothing, timer: undefined };
    if (isNothing(change)) return;
    const { channels, quietHours, ...rest } = change;
    const topics = Object.entries(channels) as [NotificationTopic, NotificationChannel[]][];
    const input = {
      ...rest,
      ...(quietHours ? { quietHours: toInput(quietHours) } : {}),
      channels: topics.map(([topic, chosen]) => ({ topic, channels: chosen })),
    };
    const result = await save({ variables: { input } }).catch(() => null);
    const isTaken = result?.data?.saveNotificationPreferences.userErrors.length === 0;
    // What was changed again meanwhile stays; the rest is what the server says.
    setShown(waiting.current.change);
    setFailed(isTaken ? nothing : change);
    setStatus(isTaken ? 'saved' : 'failed');
  }, [save]);

  useEffect(() => {
    const leave = () => void send();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);

  const change = (next: Change) => {
    clearTimeout(waiting.current.timer);
    waiting.current = {
      change: both(waiting.current.change, next),
      timer: setTimeout(() => void send(), restMs),
    };
    setShown((current) => both(current, next));
    setFailed(nothing);
    setStatus('saving');
  };

  return {
    preferences: data ? withChange(data.notificationPreferences, shown) : null,
    error: data ? null : error,
    isLoading: loading,
    reload: () => void refetch().catch(() => undefined),
    status,
    /** The topics whose last change did not get through. */
    failedTopics: new Set(Object.keys(failed.channels)),
    retry: () => change(failed),
    change,
  };
}
