import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RowsChart } from '../../../domains/charts/rows-chart.tsx';
import { SeriesChart } from '../../../domains/charts/series-chart.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FigureCard } from './figure-card.tsx';
import type { NetworkFigures } from './figures.tsx';
import classes from './figures.module.css';
import { useDayNames } from './use-day-names.ts';

/** The change in percent; null where there was nothing before. */
const changeOf = (now: number, before: number | null | undefined): number | null =>
  before ? ((now - before) / before) * 100 : null;

const share = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);
const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
/** More bars than this are drawn seven by seven. */
const mostBars = 14;

const everyOf = (names: readonly string[], by: number): string[] =>
  names.filter((_, index) => index % by === 0);

const sumsOf = (values: readonly number[], by: number): number[] =>
  everyOf(values.map(String), by).map((_, part) =>
    values.slice(part * by, (part + 1) * by).reduce((sum, value) => sum + value, 0),
  );
const mostCountries = 6;

/** The figures of the network, each with its chart. */
export function FigureCards({ figures }: { figures: NetworkFigures }) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useDayNames(figures);
  const series = new Map(figures.series.map((each) => [each.metric, each]));
  const total = (metric: string): number => series.get(metric)?.total ?? 0;
  const before = (metric: string): number | null => series.get(metric)?.comparedTotal ?? null;
  const number = (value: number): string => format.number(value);
  const percent = (value: number): string => format.percent(value / 100);
  const money = (value: number): string => format.price({ amountMinor: value, currency: 'COP' });
  const short = (value: number): string => `$${format.compact(value / 100)}`;
  const was = (metric: string, shown = number): string | null => {
    const value = before(metric);
    return value === null ? null : t`${shown(value)} previously`;
  };
  const tableOf = (metrics: readonly (readonly [string, string])[], divide = 1) => ({
    columns: [
      t`From`,
      ...metrics.flatMap(([, name]) =>
        figures.dateComparedFrom ? [name, t`${name}, previously`] : [name],
      ),
    ],
    rows: figures.dateStarts.map((start, index) => [
      start,
      ...metrics.flatMap(([metric]) => {
        const { values = [], comparedValues = [] } = series.get(metric) ?? {};
        const now = (values[index] ?? 0) / divide;
        return figures.dateComparedFrom ? [now, (comparedValues[index] ?? 0) / divide] : [now];
      }),
    ]),
  });
  const chart = (metric: string, label: string, kind: 'line' | 'bars', shown = number) => {
    const { values = [], comparedValues = [] } = series.get(metric) ?? {};
    const by = kind === 'bars' && values.length > mostBars ? 7 : 1;
    return (
      <SeriesChart
        label={label}
        kind={kind}
        tone={metric.startsWith('activity') || metric.startsWith('engagement') ? 'info' : 'accent'}
        names={everyOf(names.names, by)}
        longNames={everyOf(names.longNames, by)}
        values={sumsOf(values, by)}
        compared={sumsOf(comparedValues.slice(0, values.length), by)}
        isRunning={figures.isRunning}
        format={shown}
      />
    );
  };
  const funnel = [
    ['applications.begun', t({ message: 'Started', context: 'applications' })],
    ['applications.submitted', t({ message: 'Submitted', context: 'applications' })],
    ['applications.approved', t({ message: 'Approved', context: 'applications' })],
    ['applications.paid', t({ message: 'Paid', context: 'applications' })],
    ['applications.activated', t({ message: 'Active', context: 'applications' })],
  ] as const;
  const kinds = [
    ['level.products', 'listings.published:product', t`Products`],
    ['level.services', 'listings.published:service', t`Services`],
    ['level.properties', 'listings.published:property', t`Properties`],
  ] as const;
  const listings = kinds.reduce((sum, [metric]) => sum + total(metric), 0);
  const countries = figures.series
    .filter(({ metric }) => metric.startsWith('level.country:'))
    .map(({ metric, total: value }) => ({ code: metric.split(':')[1] ?? '', value }))
    .toSorted((one, other) => other.value - one.value);
  const reach = share(total('applications.activated'), total('applications.begun'));
  const decided = total('applications.decided');
  const paid = total('applications.paid');
  /** How long something took on average, to a tenth of a unit. */
  const average = (seconds: number, count: number, unit: number): number =>
    Math.round((seconds / Math.max(1, count) / unit) * 10) / 10;
  const toDecision = average(total('applications.decisionSeconds'), decided, daySeconds);
  const toPayment = average(total('applications.paymentSeconds'), paid, daySeconds);
  const toAnswer = average(total('support.answerSeconds'), total('support.answered'), hourSeconds);
  const satisfaction = total('support.stars') / Math.max(1, total('support.rated'));
  const stars = total('reviews.stars') / Math.max(1, total('reviews.reviews'));
  return (
    <div className={classes.grid}>
      <FigureCard
        title={t`Active members`}
        figure={number(total('level.members'))}
        change={changeOf(total('level.members'), before('level.members'))}
        before={was('level.members')}
        table={tableOf([['level.members', t`Active members`]])}
        foot={[
          [number(total('businesses.members')), t`joined`],
          [number(total('businesses.lapsed')), t`lapsed`],
          [number(total('level.businesses')), t`businesses in total`],
        ]}
      >
        {chart('level.members', t`Active members over time`, 'line')}
      </FigureCard>
      <FigureCard
        title={t`Revenue`}
        unit="COP"
        figure={money(total('payments.revenueMinor'))}
        change={changeOf(total('payments.revenueMinor'), before('payments.revenueMinor'))}
        before={was('payments.revenueMinor', money)}
        table={tableOf([['payments.revenueMinor', t`Revenue`]], 100)}
        foot={[
          [number(total('payments.payments')), t`payments`],
          [money(total('payments.taxMinor')), t`in tax`],
          [number(total('payments.refused')), t`refused`],
        ]}
      >
        {chart('payments.revenueMinor', t`Revenue over time`, 'bars', short)}
      </FigureCard>
      <FigureCard
        title={t`From the application to the membership`}
        figure={percent(reach)}
        change={null}
        before={t`of those started in this period become members`}
        table={{
          columns: [t`Step`, t`Applications`],
          rows: funnel.map(([metric, name]) => [name, total(metric)]),
        }}
        foot={[
          [
            number(toDecision),
            plural(toDecision, { one: 'day to decide', other: 'days to decide' }),
          ],
          [
            number(toPayment),
            plural(toPayment, { one: 'day to payment', other: 'days to payment' }),
          ],
        ]}
      >
        <RowsChart
          isFunnel
          rows={funnel.map(([metric, name], index) => ({
            name,
            value: total(metric),
            shown: number(total(metric)),
            aside:
              index === 0 ? '' : percent(share(total(metric), total(funnel[index - 1]?.[0] ?? ''))),
          }))}
        />
      </FigureCard>
      <FigureCard
        title={t`Listings`}
        figure={number(listings)}
        change={null}
        before={t`${number(total('listings.published'))} new, ${number(before('listings.published') ?? 0)} previously`}
        table={tableOf([['listings.published', t`Published`]])}
        foot={[
          [number(total('engagement.views')), t`views`],
          [number(total('chat.contacts')), t`contacts with sellers`],
          [number(total('engagement.saves')), t`saved`],
        ]}
      >
        <RowsChart
          rows={kinds.map(([level, published, name]) => ({
            name,
            value: total(level),
            shown: number(total(level)),
            aside: `+${number(total(published))}`,
          }))}
        />
      </FigureCard>
      <FigureCard
        title={t`Activity`}
        unit={t`different people`}
        figure={number(Math.max(0, ...(series.get('activity.people')?.values ?? [])))}
        change={null}
        before={t`on the busiest day, week or month`}
        table={tableOf([['activity.people', t`People`]])}
        foot={[
          [number(total('chat.messages')), t`messages`],
          [number(total('forum.discussions')), t`discussions`],
        ]}
      >
        {chart('activity.people', t`Different people over time`, 'line')}
      </FigureCard>
      <FigureCard
        title={t`Businesses by country`}
        figure={number(total('level.businesses'))}
        change={changeOf(total('level.businesses'), before('level.businesses'))}
        before={was('level.businesses')}
        table={{
          columns: [t`Country`, t`Businesses`],
          rows: countries.map(({ code, value }) => [format.country(code || 'CO'), value]),
        }}
      >
        <RowsChart
          rows={countries.slice(0, mostCountries).map(({ code, value }) => ({
            name: format.country(code || 'CO'),
            value,
            shown: number(value),
            aside: percent(share(value, total('level.businesses'))),
          }))}
        />
      </FigureCard>
      <FigureCard
        title={t`Views of listings`}
        figure={number(total('engagement.views'))}
        change={changeOf(total('engagement.views'), before('engagement.views'))}
        before={was('engagement.views')}
        table={tableOf([
          ['engagement.views', t`Views`],
          ['chat.contacts', t`Contacts`],
          ['engagement.saves', t`Saved`],
        ])}
        foot={[[number(total('chat.contacts')), t`contacts with sellers`]]}
      >
        {chart('engagement.views', t`Views of listings over time`, 'line')}
      </FigureCard>
      <FigureCard
        title={t`Registered people`}
        figure={number(total('level.users'))}
        change={changeOf(total('level.users'), before('level.users'))}
        before={was('level.users')}
        table={tableOf([
          ['users.joined', t`Joined`],
          ['users.left', t`Left`],
        ])}
        foot={[
          [number(total('users.joined')), t`joined`],
          [number(total('users.left')), t`left`],
        ]}
      >
        {chart('level.users', t`Registered people over time`, 'line')}
      </FigureCard>
      <FigureCard
        title={t`Forum and conversations`}
        figure={number(total('forum.discussions') + total('forum.comments'))}
        change={changeOf(
          total('forum.discussions') + total('forum.comments'),
          (before('forum.discussions') ?? 0) + (before('forum.comments') ?? 0),
        )}
        before={t`forum posts`}
        table={tableOf([
          ['forum.discussions', t`Discussions`],
          ['forum.comments', t`Comments`],
          ['chat.messages', t`Messages`],
        ])}
        foot={[
          [number(total('chat.conversations')), t`conversations`],
          [number(total('chat.messages')), t`messages`],
        ]}
      >
        {chart('forum.comments', t`Forum comments over time`, 'bars')}
      </FigureCard>
      <FigureCard
        title={t`Reviews`}
        figure={number(total('reviews.reviews'))}
        change={changeOf(total('reviews.reviews'), before('reviews.reviews'))}
        before={was('reviews.reviews')}
        table={tableOf([
          ['reviews.reviews', t`Reviews`],
          ['reviews.disputes', t`Disputes`],
        ])}
        foot={[
          [total('reviews.reviews') > 0 ? format.rating(stars) : '–', t`stars on average`],
          [number(total('reviews.disputes')), t`disputes`],
        ]}
      >
        {chart('reviews.reviews', t`Reviews over time`, 'bars')}
      </FigureCard>
      <FigureCard
        title={t`Customer service`}
        unit={t`requests`}
        figure={number(total('support.requests'))}
        change={changeOf(total('support.requests'), before('support.requests'))}
        before={was('support.requests')}
        table={tableOf([
          ['support.requests', t`Requests`],
          ['support.answered', t({ message: 'Answered', context: 'column of requests' })],
        ])}
        foot={[
          [number(total('support.answered')), t`of them answered`],
          [number(toAnswer), plural(toAnswer, { one: 'hour to answer', other: 'hours to answer' })],
          [total('support.rated') > 0 ? format.rating(satisfaction) : '–', t`of 5 for the answers`],
        ]}
      >
        {chart('support.requests', t`Customer service requests over time`, 'bars')}
      </FigureCard>
      <FigureCard
        title={t`Searches`}
        figure={number(total('search.searches'))}
        change={changeOf(total('search.searches'), before('search.searches'))}
        before={was('search.searches')}
        table={tableOf([
          ['search.searches', t`Searches`],
          ['search.empty', t`No results`],
        ])}
        foot={[
          [percent(share(total('search.empty'), total('search.searches'))), t`with no results`],
        ]}
      >
        {chart('search.searches', t`Searches over time`, 'line')}
      </FigureCard>
      <FigureCard
        title={t`Searches with no results`}
        figure={number(total('search.empty'))}
        change={changeOf(total('search.empty'), before('search.empty'))}
        before={was('search.empty')}
        table={{
          columns: [t`Words`, t`Searches`],
          rows: figures.searchesInVain.map(({ words, count }) => [words, count]),
        }}
      >
        <RowsChart
          rows={figures.searchesInVain.slice(0, mostCountries).map(({ words, count }) => ({
            name: words,
            value: count,
            shown: number(count),
          }))}
        />
      </FigureCard>
    </div>
  );
}
