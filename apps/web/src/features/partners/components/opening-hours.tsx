import { Trans, useLingui } from '@lingui/react/macro';
import { type OpeningSpan, openingState, weekdays } from '@wiki/domain';
import { useSyncExternalStore } from 'react';
import { weekdayNames } from '../../../domains/places/weekday-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
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
}

/** Whether a place is open now, in its own time, and its hours of the week. */
export function OpeningHours({ hours, timeZone }: OpeningHoursProps) {
  const { t } = useLingui();
  const clock = useClock();
  if (hours.length === 0) return null;
  return (
    <div className={classes.hours}>
      <OpenNow hours={hours} timeZone={timeZone} />
      <details>
        <summary>
          <Trans>Opening hours</Trans>
        </summary>
        <dl className={classes.week}>
          {weekdays.map((day) => {
            const spans = hours.filter((span) => span.day === day);
            return (
              <div key={day}>
                <dt>{t(weekdayNames[day])}</dt>
                <dd>
                  {spans.length === 0
                    ? t({ message: 'Closed', context: 'place' })
                    : spans
                        .map(({ opens, closes }) => `${clock(opens)} – ${clock(closes)}`)
                        .join(', ')}
                </dd>
              </div>
            );
          })}
        </dl>
      </details>
    </div>
  );
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
      {!isOpen && change?.isToday && <Trans>Closed, opens today at {time}</Trans>}
      {!isOpen && change && !change.isToday && (
        <Trans>
          Closed, opens on {day} at {time}
        </Trans>
      )}
    </p>
  );
}
