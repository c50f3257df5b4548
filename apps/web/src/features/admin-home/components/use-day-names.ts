import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { NetworkFigures } from './figures.tsx';

/** What the days, weeks or months of figures are called, short below a chart and at length in it. */
export function useDayNames({ dateStarts: starts }: NetworkFigures) {
  const tag = useLanguage() === 'es' ? 'es-CO' : 'en-US';
  const isMonths = starts.slice(1).every((start) => start.endsWith('-01')) && starts.length > 1;
  const short = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    month: 'short',
    ...(isMonths ? { year: '2-digit' } : { day: 'numeric' }),
  });
  const long = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
    ...(isMonths ? {} : { day: 'numeric', weekday: 'long' }),
  });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    names: starts.map((start) => short.format(at(start))),
    longNames: starts.map((start) => long.format(at(start))),
  };
}
