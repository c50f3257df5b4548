import { measure, median, type Operation } from '../load.ts';
import { named, searchOperation } from '../operations.ts';
import { paced } from '../pace.ts';
import type { RunningServer } from '../processes.ts';
import { printTable, spread } from '../table.ts';
import { untilBuilt } from '../until-built.ts';

const seconds = paced(5, 0.1);
const rounds = paced(3, 1);

const queries = [
  'asesoria juridca medelin',
  'silla de cuero',
  'apartamento cali',
  'cafe organico',
  'panel solares',
  'oficina',
  'diseño de empaques',
  'hamaca hecha a mano',
  'web aplications',
  'finca cafetera pereira',
  'contabilidad para empresas',
  'P-99',
  'mesa',
  'zzqqxx',
  'cleaning offices',
  'guitarra',
];

const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

const lists = [
  { type: 'PRODUCT', filter: { categories: ['coffee', 'furniture'], priceMin: dollars(10_000) } },
  { type: 'SERVICE', filter: { country: 'CO', city: 'Cali' } },
  { type: 'PROPERTY', filter: { minBedrooms: 2, amenities: ['parking', 'pool'] } },
] as const;

/** Every query with facets of ever different lists, so that no count was made before. */
function operations(): Operation[] {
  return Array.from({ length: 2_000 }, (_, number) => {
    const list = lists[number % lists.length];
    return named({
      query: searchOperation,
      variables: {
        query: queries[number % queries.length],
        type: list?.type,
        filter: { ...list?.filter, priceMax: dollars(1_000_000 + number * 997) },
      },
    });
  });
}

/**
 * Measures searches with facets over many listings, by few and by many visitors at a time. Everything shares
 * all cores, as on a machine of one's own.
 */
export async function measureSearch(server: RunningServer, listings: number): Promise<void> {
  const built = await untilBuilt(server);
  const asked = operations();
  const rows: string[][] = [];
  for (const connections of [1, 4, 16]) {
    const load = { seconds, connections };
    await measure(server, asked, { ...load, seconds: paced(2, 0.1) });
    const taken = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await measure(server, asked, load));
    rows.push([
      `${connections} at a time`,
      median(taken.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0),
      `${median(taken.map(({ p50Milliseconds }) => p50Milliseconds)).toFixed(1)} ms`,
      spread(
        taken.map(({ p99Milliseconds }) => p99Milliseconds),
        1,
        ' ms',
      ),
      `${(median(taken.map(({ cpuMicroseconds }) => cpuMicroseconds ?? Number.NaN)) / 1000).toFixed(1)} ms`,
    ]);
  }
  printTable(
    `Search with facets over ${listings} listings (index ready ${(built / 1000).toFixed(1)} s after the start)`,
    ['', 'requests/s', 'p50', 'p99', 'CPU/request'],
    rows,
  );
}
