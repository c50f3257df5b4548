import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, ListSkeleton } from '@wiki/ui';
import {
  NetworkFiguresDocument,
  type NetworkFiguresQuery,
  useNetworkFiguresQuery,
} from '../../../gql/admin-home.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { Choice } from '../../../components/choice.tsx';
import { askedAhead } from '../asked-ahead.ts';
import { figuresAt } from '../figures-asked.ts';
import { FigureCards } from './figure-cards.tsx';
import { FigureDays } from './figure-days.tsx';
import classes from './figures.module.css';

export type NetworkFigures = NetworkFiguresQuery['statistics'];

/** The network in figures: by day, week or month, beside what was before. */
export function Figures() {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const [params, setParams] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const { period, today, asked } = figuresAt(params, new Date(useMinute()));
  const { data, previousData, error, refetch } = useNetworkFiguresQuery({
    variables: asked,
    ...askedAhead.usePolicies(NetworkFiguresDocument),
    pollInterval: 60_000,
  });
  /** Days are chosen by one of the two: as so many until today, or as two of one's own. */
  const choose = (days: { period?: string | null; from?: string; until?: string }) =>
    setParams(
      (current) => {
        for (const name of ['period', 'from', 'until'] as const) {
          const value = days[name];
          if (value) current.set(name, value);
          else current.delete(name);
        }
        return current;
      },
      { replace: true },
    );
  const figures = (data ?? previousData)?.statistics;
  return (
    <section className={classes.section} aria-labelledby="figures">
      <div className={classes.head}>
        <h2 id="figures">
          <Trans>The network in figures</Trans>
        </h2>
        <Choice
          label={t`Period`}
          value={period ?? undefined}
          options={[
            { value: '7', label: t`7 days` },
            { value: '30', label: t`30 days` },
            { value: '90', label: t`90 days` },
            { value: '365', label: t`12 months` },
          ]}
          onChange={(value) => choose({ period: value === '30' ? null : value })}
        />
        <FigureDays
          key={`${asked.from} ${asked.until}`}
          from={asked.from}
          until={asked.until}
          today={today}
          onChange={(from, until) => choose({ from, until })}
        />
        <Choice
          label={t`Compared with`}
          value={asked.comparison}
          options={[
            { value: 'PREVIOUS', label: t`Previous period` },
            { value: 'YEAR', label: t`A year ago` },
            { value: 'NONE', label: t`Nothing` },
          ]}
          onChange={(value) => setParam('compare', value === 'PREVIOUS' ? null : value)}
        />
      </div>
      {figures ? (
        <>
          <p className={classes.legend}>
            {format.date(`${figures.dateFrom}T12:00:00`)} –{' '}
            {format.date(`${figures.dateUntil}T12:00:00`)}
            {figures.dateComparedFrom && figures.dateComparedUntil && (
              <>
                {', '}
                <Trans>
                  compared with {format.date(`${figures.dateComparedFrom}T12:00:00`)} –{' '}
                  {format.date(`${figures.dateComparedUntil}T12:00:00`)}
                </Trans>
              </>
            )}
            . <Trans>Days of {figures.timeZone}.</Trans>
          </p>
          <FigureCards figures={figures} />
        </>
      ) : error ? (
        <ErrorState
          title={t`We couldn’t load the figures`}
          message={errorMessage(failureOf(error))}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={t`Loading the figures`} count={6} />
      )}
    </section>
  );
}
