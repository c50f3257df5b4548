import { Trans, useLingui } from '@lingui/react/macro';
import { type OpeningSpan, openingState, type Weekday, weekdays } from '@wiki/domain';
import { useSyncExternalStore } from 'react';
import { weekdayNames } from './weekday-names.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useIsHydrated } from '../../lib/hydration/use-is-hydrated.ts';
import classes from './opening-hours.module.css';

const minuteMs = 60_000;
const subscribeToMinutes = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
};
const currentMinute = (): number => Math.floor(Date.now() / minuteMs);

export interface OpeningHoursProps {
  hours: readonly OpeningSpan[];
  timeZone: string;
  /** Whether the week is in sight at once; else it opens. */
  isWhole?: boolean;
}

/** Whether a place is open now, in its own time, and its hours of the week. */
export function OpeningHours({ hours, timeZone, isWhole = false }: OpeningHoursProps) {
  if (hours.length === 0) return null;
  return (
    <div className={classes.hours}>
      <OpenNow hours={hours} timeZone={timeZone} />
      {isWhole ? (
        <Week hours={hours} />
      ) : (
        <details>
          <summary>
            <Trans>Opening hours</Trans>
          </summary>
          <Week hours={hours} />
        </details>
      )}
    </div>
  );
}

/** The hours of a week; days beside each other with the same hours are one line. */
function Week({ hours }: Pick<OpeningHoursProps, 'hours'>) {
  const { t } = useLingui();
  const clock = useClock();
  const timesOf = (day: Weekday) =>
    hours
      .filter((span) => span.day === day)
      .map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`)
      .join(', ');
  return (
    <dl className={classes.week}>
      {alikeDays(timesOf).map(({ first, last, times }) => {
        const from = t(weekdayNames[first]);
        const to = t(weekdayNames[last]);
        return (
          <div key={first}>
            <dt>{first === last ? from : t`${from} to ${to}`}</dt>
            <dd>{times || t({ message: 'Closed', context: 'place' })}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function alikeDays(timesOf: (day: Weekday) => string) {
  const runs: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of weekdays) {
    const times = timesOf(day);
    const before = runs.at(-1);
    if (before?.times === times) before.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs;
}

/** A time of day of some place, as the reader writes times. */
function useClock(): (time: string) => string {
  const format = useFormat();
  return (time) => format.time(`2026-01-01T${time}:00`);
}

function OpenNow({ hours, timeZone }: OpeningHoursProps) {
  const { t } = useLingui();
  const clock = useClock();
  const isHydrated = useIsHydrated();
  const minute = useSyncExternalStore(subscribeToMinutes, currentMinute, currentMinute);
  // What the server said may be late by a minute: the reader's clock decides.
  if (!isHydrated) return null;
  const { isOpen, change } = openingState(hours, timeZone, new Date(minute * minuteMs));
  const day = change ? t(weekdayNames[change.day]) : '';
  const time = change ? clock(change.time) : '';
  return (
    <p className={classes.now} data-open={isOpen || undefined}>
      <span className={classes.dot} aria-hidden />
      {isOpen && <Trans>Open now, closes at {time}</Trans>}
      {!isOpen && !change && <Trans context="place">Closed</Trans>}
      {!isOpen && change?.daysAhead === 0 && <Trans>Closed, opens today at {time}</Trans>}
      {!isOpen && change?.daysAhead === 1 && <Trans>Closed, opens tomorrow at {time}</Trans>}
      {!isOpen && change && change.daysAhead > 1 && (
        <Trans>
          Closed, opens on {day} at {time}
        </Trans>
      )}
    </p>
  );
}
