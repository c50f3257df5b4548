import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './search-results.module.css';

/** Says that nothing, or next to nothing, has all words of a query, so that others have only some. */
export function FewerWordsNote({
  query,
  withAllWords,
  total,
}: {
  query: string;
  withAllWords: number;
  total: number;
}) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <p className={classes.note}>
      {withAllWords === 0
        ? t`Nothing has all the words of “${query}”;`
        : plural(withAllWords, {
            one: `# result has all the words of “${query}”;`,
            other: `# results have all the words of “${query}”;`,
          })}{' '}
      <strong>{t`with some of them: ${format.number(total - withAllWords)}`}</strong>
    </p>
  );
}
