import { useLingui } from '@lingui/react/macro';
import { useMinute } from '../../lib/use-minute.ts';

/** The greeting that fits the hour on this device, to somebody by their first name. */
export function useGreeting(): (name: string) => string {
  const { t } = useLingui();
  const minute = useMinute();
  return (name) => {
    const hour = new Date(minute).getHours();
    if (hour >= 5 && hour < 12) return t`Good morning, ${name}`;
    return hour >= 12 && hour < 19 ? t`Good afternoon, ${name}` : t`Good evening, ${name}`;
  };
}
