import { RelativeTime } from '@wiki/ui';
import { useSyncExternalStore } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';

const minuteMs = 60_000;

/** One clock for every time on screen; it ticks once a minute while something is shown. */
const subscribeToMinutes = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
};
const currentMinute = (): number => Math.floor(Date.now() / minuteMs);

/**
 * When something happened, in words that stay true: "5 minutes ago", with the full date on hover.
 * @param words other words for it, as where there is little room
 */
export function TimeAgo({ value, words }: { value: string; words?: (iso: string) => string }) {
  const format = useFormat();
  useSyncExternalStore(subscribeToMinutes, currentMinute, currentMinute);
  const isHydrated = useIsHydrated();
  return (
    <RelativeTime
      key={String(isHydrated)}
      dateTime={value}
      text={words ? words(value) : format.relativeTime(value)}
      title={format.dateTime(value)}
    />
  );
}
