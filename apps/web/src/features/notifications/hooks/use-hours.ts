import { useFormat } from '../../../lib/format/use-format.ts';

/** Names an hour of the day, 0 to 23, as the reader's language writes it. */
export function useHours(): (hour: number) => string {
  const format = useFormat();
  return (hour) => format.time(new Date(2024, 0, 15, hour).toISOString());
}
