import { plural } from '@lingui/core/macro';
import { LocalDay } from '../../components/facts/local-day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

export interface NewsFactsProps {
  date: string | null | undefined;
  text: { readingMinutesEn: number; readingMinutesEs: number };
}

/** When a piece of news was published, and how long it takes to read. */
export function NewsFacts({ date, text }: NewsFactsProps) {
  const format = useFormat();
  const language = useLanguage();
  const minutes = language === 'es' ? text.readingMinutesEs : text.readingMinutesEn;
  return (
    <>
      {date && (
        <time dateTime={date}>
          <LocalDay>{format.date(date)}</LocalDay>
        </time>
      )}
      <span>{plural(minutes, { one: '# min', other: '# min' })}</span>
    </>
  );
}
