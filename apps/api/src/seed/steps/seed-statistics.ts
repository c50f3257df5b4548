import { languages } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { insertPopularSearches, insertSearches } from '../../modules/search/index.ts';
import { demoSearches } from '../data/popular-searches.ts';
import {
  activitiesOf,
  type ActivityRecord,
  insertActivities,
} from '../../modules/statistics/index.ts';
import { rebuildStatistics } from '../../kits/statistics/index.ts';
import { randomOf } from '../../testing/random.ts';
import { day, hour } from '../demo/demo-id.ts';
import { demoUserIds } from '../demo/demo-user-ids.ts';
import { writeOnce } from '../once.ts';

/** How many days the demonstration looks back. */
const span = 184;
/** How much goes in one transaction, which a slow machine must finish in time. */
const atOnce = 1_000;

/** What people of five countries look for and do not find here yet. */
const vainSearches = [
  'panela pulverizada',
  'alquiler de carretillas',
  'peritaje de joyas',
  'bicicletas electricas',
  'traduccion jurada',
  'cafe descafeinado',
  'contenedores usados',
  'empaques al vacio',
  'seguro de carga',
  'drone agricola',
  'lana merino',
  'impresion 3d',
];

/** How busy a day is: weekends are quiet, and the network grows. */
function bustle(at: Date, now: number): number {
  const isWeekend = [0, 6].includes(new Date(at.getTime() - 5 * hour).getUTCDay());
  const grown = 1 - (0.45 * (now - at.getTime())) / (span * day);
  return (isWeekend ? 0.45 : 1) * grown;
}

/** Half a year of what the statistics show beside what the demonstration has anyway. */
export async function seedStatistics(config: Config, now: number): Promise<void> {
  const activities = activitiesBefore(config, now);
  for (let start = 0; start < activities.length; start += atOnce) {
    const part = activities.slice(start, start + atOnce);
    await writeOnce(`activity:${start}`, () => insertActivities(part));
  }
  await writeOnce('searches', () => seedSearches(now));
  await rebuildStatistics();
}

/** Who was here on which day, each person once for a day, a week and a month. */
function activitiesBefore({ timeZone }: Config, now: number): ActivityRecord[] {
  const random = randomOf(4_160);
  const people = demoUserIds().map((userId) => ({
    userId,
    keenness: 0.1 + 0.75 * random() ** 1.6,
  }));
  const activities = Array.from({ length: span }, (_, ago) => new Date(now - ago * day)).flatMap(
    (at) =>
      people
        .filter(({ keenness }) => random() < keenness * bustle(at, now))
        .flatMap(({ userId }) => activitiesOf(userId, at, timeZone)),
  );
  return [...new Map(activities.map((each) => [each._id, each])).values()];
}

/** What was searched. */
async function seedSearches(now: number): Promise<void> {
  const random = randomOf(4_161);
  const days = Array.from({ length: span }, (_, ago) => {
    const at = new Date(now - ago * day);
    const searches = Math.round(bustle(at, now) * (70 + 50 * random()));
    const vain = vainSearches
      .filter((_words, index) => random() < 0.5 / (index + 2))
      .map((words) => ({ words, count: 1 + Math.floor(3 * random()) }));
    return { at, searches, vain };
  });
  await insertSearches(days);
}

/** Writes what many searched for; all of it finds something. */
export async function seedPopularSearches(now: number): Promise<void> {
  await writeOnce('popular-searches', () =>
    insertPopularSearches(
      languages.flatMap((language) =>
        demoSearches[language].map((words, index) => ({
          words,
          language,
          askers: 41 - 4 * index,
          at: new Date(now - (index + 1) * 24 * 3600 * 1000),
        })),
      ),
    ),
  );
}
