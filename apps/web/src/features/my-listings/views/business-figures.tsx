import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  SelectField,
} from '@wiki/ui';
import { BackLink } from '../../../components/page/back-link.tsx';
import { DataTable } from '../../../components/lists/data-table.tsx';
import { Page } from '../../../components/page/page.tsx';
import { SeriesChart } from '../../../domains/charts/series-chart.tsx';
import { useMyBusinessWeeksQuery } from '../../../gql/my-listings.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { saveCsv } from '../../../lib/save-csv.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import classes from './business-figures.module.css';

const spans = ['12', '26', '52'] as const;
const measures = ['views', 'contacts', 'saves'] as const;

/** What the listings of one's business got, week by week: looked at, contacted, saved. */
export function BusinessFigures() {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const tag = useLanguage() === 'es' ? 'es-CO' : 'en-US';
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const span = spans.find((each) => each === params.get('weeks')) ?? spans[0];
  const { data, error, refetch } = useMyBusinessWeeksQuery({
    variables: { weeks: Number(span) },
    fetchPolicy: 'cache-and-network',
  });
  const weeks = data?.myBusinessWeeks;
  const names = { views: t`Views`, contacts: t`Contacts`, saves: t`Saves` };
  // A Monday of the calendar, wherever the reader is.
  const at = (start: string) => new Date(`${start}T00:00:00Z`);
  const short = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'short', day: 'numeric' });
  const long = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
  const longName = (start: string) => t`Week of ${long.format(at(start))}`;
  const isEmpty = weeks?.every((week) => measures.every((measure) => week[measure] === 0));
  return (
    <Page title={t`Figures of my business`}>
      <PageHeader
        back={<BackLink to={paths.myListings()}>{t`My listings`}</BackLink>}
        title={<Trans>Figures of my business</Trans>}
        description={
          <Trans>
            How often your listings were viewed, how many people contacted you about them, and how
            often they were saved.
          </Trans>
        }
        actions={
          weeks && !isEmpty ? (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() =>
                saveCsv(t`Figures of my business`, [
                  [t`Week from`, ...measures.map((measure) => names[measure])],
                  ...weeks.map((week) => [week.dateStart, ...measures.map((each) => week[each])]),
                ])
              }
            >
              <Trans>Export CSV</Trans>
            </Button>
          ) : undefined
        }
      />
      <div className={classes.span}>
        <SelectField
          label={t`Period`}
          value={span}
          options={[
            { value: '12', label: t`The last 12 weeks` },
            { value: '26', label: t`The last 6 months` },
            { value: '52', label: t`The last year` },
          ]}
          onChange={(event) =>
            setParam(
              'weeks',
              event.currentTarget.value === spans[0] ? null : event.currentTarget.value,
            )
          }
        />
      </div>
      {!weeks &&
        (error ? (
          <ErrorState
            title={t`We couldn’t load the figures`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ListSkeleton label={t`Loading the figures`} count={4} />
        ))}
      {weeks && isEmpty && (
        <EmptyState
          seed="figures"
          title={t`No visits yet`}
          message={t`Activity on your published listings is counted here, week by week.`}
        />
      )}
      {weeks && !isEmpty && (
        <>
          <div className={classes.cards}>
            {measures.map((measure) => {
              const values = weeks.map((week) => week[measure]);
              const total = values.reduce((sum, value) => sum + value, 0);
              return (
                <Card key={measure} padding="lg">
                  <h2 className={classes.title}>{names[measure]}</h2>
                  <p className={classes.total}>
                    <strong>{format.number(total)}</strong>{' '}
                    <span>
                      <Trans>this week: {format.number(values.at(-1) ?? 0)}</Trans>
                    </span>
                  </p>
                  <SeriesChart
                    label={t`${names[measure]} by week`}
                    kind="bars"
                    names={weeks.map(({ dateStart: start }) => short.format(at(start)))}
                    longNames={weeks.map(({ dateStart: start }) => longName(start))}
                    values={values}
                    compared={[]}
                    isRunning
                    format={(value) => format.number(value)}
                  />
                </Card>
              );
            })}
          </div>
          <h2 className={classes.title}>
            <Trans>Week by week</Trans>
          </h2>
          <DataTable
            columns={[
              { key: 'week', heading: t`Week from` },
              ...measures.map((measure) => ({
                key: measure,
                heading: names[measure],
                isNumber: true,
              })),
            ]}
          >
            {weeks.toReversed().map((week) => (
              <tr key={week.dateStart}>
                <td data-label={t`Week from`}>{long.format(at(week.dateStart))}</td>
                {measures.map((measure) => (
                  <td key={measure} data-label={names[measure]} className={classes.number}>
                    {format.number(week[measure])}
                  </td>
                ))}
              </tr>
            ))}
          </DataTable>
        </>
      )}
    </Page>
  );
}
