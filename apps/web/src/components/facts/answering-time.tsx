import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const hour = 60;
const day = 24 * hour;

export interface AnsweringTimeProps {
  business: { answering: { medianMinutes: number } | null };
}

/** How fast a business answers who writes to it first; nothing while that cannot be told. */
export function AnsweringTime({ business: { answering } }: AnsweringTimeProps) {
  if (!answering) return null;
  const { medianMinutes } = answering;
  const hours = Math.max(1, Math.round(medianMinutes / hour));
  const days = Math.round(medianMinutes / day);
  const span =
    medianMinutes < 2 * day - hour
      ? plural(hours, { one: 'an hour', other: '# hours' })
      : plural(days, { one: 'a day', other: '# days' });
  return <Trans>Usually answers within {span}</Trans>;
}
