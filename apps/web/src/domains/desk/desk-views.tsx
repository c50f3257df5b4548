import { useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { useDeskViewsQuery } from '../../gql/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { DeskCell, DeskWait } from './desk-cell.tsx';
import { WeekChart } from './week-chart.tsx';
import classes from './desk.module.css';

/** How often one's listings were looked at in seven days, beside the seven before. */
export function DeskViews() {
  const { t } = useLingui();
  const format = useFormat();
  const tag = useLanguage() === 'es' ? 'es-CO' : 'en-US';
  const { data, error, refetch } = useDeskViewsQuery({ fetchPolicy: 'cache-and-network' });
  const head = { icon: IconEye, label: t`Views in 7 days` };
  if (!data) return <DeskWait {...head} onRetry={error ? () => void refetch() : null} />;
  const before = data.myBusinessDays.slice(0, 7);
  const week = data.myBusinessDays.slice(7);
  const total = sumOf(week);
  const earlier = sumOf(before);
  const change = earlier > 0 ? (total - earlier) / earlier : null;
  const share = change === null ? '' : format.percent(Math.abs(change));
  const said =
    change === null
      ? null
      : change >= 0
        ? t`up ${share} from the previous week`
        : t`down ${share} from the previous week`;
  const name = said
    ? t`Views in 7 days: ${format.number(total)}, ${said}. See the figures`
    : t`Views in 7 days: ${format.number(total)}. See the figures`;
  if (total === 0 && earlier === 0) {
    return (
      <DeskCell {...head} label={t`No views this week`} to={paths.businessFigures()} name={name}>
        {t`Activity on your published listings is counted here.`}
      </DeskCell>
    );
  }
  const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'short' });
  return (
    <DeskCell
      {...head}
      to={paths.businessFigures()}
      name={name}
      figure={
        <>
          {format.number(total)}
          {change !== null && change !== 0 && (
            <span className={classes.change} data-up={change > 0 || undefined}>
              {change > 0 ? '↑' : '↓'} {share}
            </span>
          )}
        </>
      }
    >
      <WeekChart
        values={week.map(({ views }) => views)}
        before={before.map(({ views }) => views)}
        names={week.map((each) => day.format(new Date(`${each.date}T00:00:00Z`)).slice(0, 2))}
      />
      <span className={classes.legend}>{t`In gray: the previous week`}</span>
    </DeskCell>
  );
}

const sumOf = (days: readonly { views: number }[]): number =>
  days.reduce((sum, { views }) => sum + views, 0);
