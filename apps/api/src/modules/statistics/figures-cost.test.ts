import { addDays, startOfUnit } from '@wiki/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StatisticDayModel } from '../../kits/statistics/index.ts';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { commandsDuring, documentsReadBy, watchingCommands } from '../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld } from '../../testing/world.ts';

const until = '2026-06-30';
const yearsOld = 4;
const first = addDays(until, 1 - yearsOld * 365);

/** One joins each day, two businesses come, and on Mondays three people were there in their week. */
const counted: Readonly<Record<string, (day: string) => Record<string, number>>> = {
  users: () => ({ joined: 1 }),
  businesses: () => ({ created: 2, 'country:CO': 2 }),
  activity: (day) => {
    const isMonday = startOfUnit('week', day) === day;
    return { people: 1, ...(isMonday && { ofWeek: 3, ofMonth: 5 }) };
  },
  search: () => ({ searches: 4 }),
};
const metrics = [
  'level.users',
  'level.country:*',
  'users.joined',
  'activity.people',
  'search.searches',
];

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = clientOf(server, (await buildWorld(server.config)).wikiAdmin);
  const days = Array.from({ length: yearsOld * 365 }, (_, index) => addDays(first, index));
  await StatisticDayModel.deleteMany({});
  await StatisticDayModel.insertMany(
    Object.entries(counted).flatMap(([source, values]) =>
      days.map((day) => ({ _id: `${source}:${day}`, source, day, values: values(day) })),
    ),
  );
});
afterAll(() => server.stop());

interface Series {
  metric: string;
  total: number;
  comparedTotal: number;
  values: number[];
  comparedValues: number[];
}

async function ask(days: number, comparison: string, unit: string) {
  let series = new Map<string, Series>();
  const commands = await commandsDuring(['statisticDays'], async () => {
    const answer = await admin.data<{ statistics: { series: Series[] } }>(
      `query ($from: Date!, $until: Date!, $unit: StatisticUnit!, $comparison: StatisticComparison!, $metrics: [String!]!) {
        statistics(dateFrom: $from, dateUntil: $until, unit: $unit, comparison: $comparison, metrics: $metrics) {
          series { metric total comparedTotal values comparedValues } } }`,
      { from: addDays(until, 1 - days), until, unit, comparison, metrics },
    );
    series = new Map(answer.statistics.series.map((each) => [each.metric, each]));
  });
  const finds = commands.filter(({ name }) => name === 'find');
  const read = await Promise.all(finds.map(documentsReadBy));
  return {
    series,
    commands: commands.length,
    documents: read.reduce((sum, count) => sum + count, 0),
  };
}

test.each([
  { days: 30, comparison: 'PREVIOUS', unit: 'DAY', commands: 2, spanned: 60 },
  { days: 30, comparison: 'YEAR', unit: 'DAY', commands: 4, spanned: 60 },
  { days: 365, comparison: 'PREVIOUS', unit: 'MONTH', commands: 2, spanned: 730 + 31 },
  { days: 365, comparison: 'YEAR', unit: 'WEEK', commands: 2, spanned: 730 + 7 },
])(
  '$days days beside $comparison are read in $commands commands, however old the installation',
  async ({ days, comparison, unit, commands: expected, spanned }) => {
    const { series, commands, documents } = await ask(days, comparison, unit);
    expect(commands).toBe(expected);
    expect(documents).toBeLessThanOrEqual(spanned * Object.keys(counted).length);
    // Levels have what was before all of it.
    const apart = comparison === 'YEAR' ? 364 : days;
    const age = yearsOld * 365;
    expect(series.get('level.users')).toMatchObject({ total: age, comparedTotal: age - apart });
    expect(series.get('level.country:CO')).toMatchObject({ total: age * 2 });
    expect(series.get('users.joined')).toMatchObject({ total: days, comparedTotal: days });
    expect(series.get('search.searches')?.total).toBe(days * 4);
  },
);

test('people of a week stand at its first day, also where the span begins within it', async () => {
  // 31 May 2026 is a Sunday.
  const { series } = await ask(31, 'PREVIOUS', 'WEEK');
  expect(series.get('activity.people')?.values).toEqual([3, 3, 3, 3, 3, 3]);
  const levels = series.get('level.users')?.values ?? [];
  expect(levels.at(-1)).toBe(yearsOld * 365);
  expect(levels.map((value, index) => value - (levels[index - 1] ?? value))).toEqual([
    0, 7, 7, 7, 7, 2,
  ]);
});
