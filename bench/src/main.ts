import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from '@wiki/api/testing';
import { spawnEngine } from '@wiki/embedded-mongo';
import { catalog, type ScenarioName, scenarioNames } from './catalog.ts';
import { type Start, startContenders } from './contenders.ts';
import { fillDatabase, signInAnew } from './dataset.ts';
import { startLarge } from './large-dataset.ts';
import { isSmoke, paced } from './pace.ts';
import { positionsOf } from './positions.ts';
import {
  apiFile,
  pinThisProcess,
  type RunningServer,
  settings,
  startServer,
  unpinThisProcess,
} from './processes.ts';
import { trustedDocuments } from './operations.ts';
import { compare, listingOperations, pageOperations } from './scenarios/scenarios-http.ts';
import { writeReport } from './report.ts';
import { measureDashboard } from './scenarios/scenario-dashboard.ts';
import { measureDeep } from './scenarios/scenario-deep.ts';
import { measureEngine } from './scenarios/scenario-engine.ts';
import { measureEvents } from './scenarios/scenario-events.ts';
import { measureFanOut } from './scenarios/scenario-fan-out.ts';
import { measureForum } from './scenarios/scenario-forum.ts';
import { measureHot } from './scenarios/scenario-hot.ts';
import { measureLive } from './scenarios/scenario-live.ts';
import { measureProcesses } from './scenarios/scenario-processes.ts';
import { measureRestart } from './scenarios/scenario-restart.ts';
import { measureSearch } from './scenarios/scenario-search.ts';
import { measureSignIn } from './scenarios/scenario-sign-in.ts';
import { measureStart } from './scenarios/scenario-start.ts';
import { inScenario } from './table.ts';

/** Those that share the database of some two thousand listings. */
const ofSmallData = scenarioNames.slice(0, scenarioNames.indexOf('search'));

/** Those that share the database of a hundred thousand. */
const ofLargeData: readonly ScenarioName[] = ['search', 'restart', 'deep'];

/** How much is inserted where it matters. */
interface Sizes {
  listings: number;
  discussions: number;
  documents: number;
  members: number;
  /** So many visitors follow the same listing, one number after the other. */
  subscribers: readonly number[];
  /** Whether they are cut off as well, and come back all at once. */
  reconnects: boolean;
}

type Wanted = ReadonlySet<ScenarioName>;

/** Runs a scenario where it is wanted, and reports it at once: the next ones may take an hour. */
const runnerOf =
  (wanted: Wanted) =>
  async (name: ScenarioName, work: () => Promise<void>): Promise<void> => {
    if (!wanted.has(name)) return;
    await inScenario(name, work);
    if (values.report && !isSmoke) await writeReport();
  };

/** Runs the scenarios named on the command line, or all of them, and prints what they measured. */
async function main(named: readonly string[], sizes: Sizes): Promise<void> {
  const unknown = named.filter((name) => !(name in catalog));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${scenarioNames.join(', ')}.`);
  }
  const wanted: Wanted = new Set(named.length > 0 ? (named as ScenarioName[]) : scenarioNames);
  const run = runnerOf(wanted);
  const folder = await mkdtemp(join(tmpdir(), 'wiki-bench-'));
  try {
    const documentsFile = join(folder, 'documents.json');
    await writeFile(documentsFile, JSON.stringify(trustedDocuments));
    if (ofSmallData.some((name) => wanted.has(name))) {
      await measureServers(wanted, join(folder, 'database'), documentsFile, sizes);
    }
    // What comes first keeps this process on one core, as what it starts afterwards would be.
    unpinThisProcess();
    if (ofLargeData.some((name) => wanted.has(name))) {
      await measureLarge(wanted, join(folder, 'large'), documentsFile, sizes.listings);
    }
    const { discussions, documents, members } = sizes;
    unpinThisProcess();
    await run('start', () => measureStart(join(folder, 'start')));
    await run('forum', () => measureForum(join(folder, 'forum'), documentsFile, discussions));
    await run('engine', () => measureEngine(join(folder, 'engine'), documents));
    unpinThisProcess();
    await run('dashboard', () => measureDashboard(join(folder, 'dashboard'), members));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureServers(
  wanted: Wanted,
  dbPath: string,
  documentsFile: string,
  sizes: Pick<Sizes, 'subscribers' | 'reconnects'>,
): Promise<void> {
  const run = runnerOf(wanted);
  pinThisProcess(1);
  const engine = await spawnEngine({ dbPath });
  const environment = {
    ...settings(engine.uri, `${dbPath}-files`),
    TRUSTED_DOCUMENTS: documentsFile,
  };
  const running: RunningServer[] = [];
  const start: Start = async (file, endpoint) => {
    const server = await startServer(file, environment, endpoint);
    running.push(server);
    return server;
  };
  try {
    const ours = await start(apiFile, '/graphql');
    const dataset = await withDatabase(engine.uri, () => fillDatabase(environment));
    await run('live', () => measureLive(ours, engine.uri, dataset));
    await run('hot', () => measureHot(ours, dataset));
    await run('events', () =>
      measureEvents(ours, engine.uri, async () => {
        const another = await startServer(apiFile, environment, '/graphql');
        running.push(another);
        return another;
      }),
    );
    await run('sign-in', async () => {
      await measureSignIn(ours, await start('peers/bare-hashes.ts'), engine.uri);
    });
    await run('processes', async () => {
      let core = 0;
      await measureProcesses(async () => {
        const server = await startServer(apiFile, environment, '/graphql', core++);
        running.push(server);
        return server;
      }, dataset);
    });
    await run('fan-out', async () => {
      const peers = {
        bare: await start('peers/bare-sockets.ts'),
        stock: await start('peers/stock-sockets.ts'),
        ours,
      };
      const [listingId = ''] = dataset.listingIds;
      for (const subscribers of sizes.subscribers) {
        const { reconnects } = sizes;
        const options = { subscribers, events: paced(20, 2), reconnects };
        await measureFanOut(peers, engine.uri, listingId, options);
      }
    });
    if (!wanted.has('pages') && !wanted.has('listing')) return;
    const positions = await positionsOf(ours.url, {
      list: 'listings',
      type: 'PRODUCT',
      first: 20,
      pages: paced(1_000, 2),
    });
    // The contenders come with one of their own.
    await ours.stop();
    const contenders = () => startContenders(start, () => signInAnew(engine.uri, environment));
    const pages = pageOperations(positions);
    const listings = listingOperations(dataset.listingIds);
    await run('pages', () =>
      compare('Page of 20 products with their businesses', contenders, pages),
    );
    await run('listing', () => compare('One listing with its business', contenders, listings));
  } finally {
    for (const server of running) await server.stop();
    await engine.stop();
  }
}

async function measureLarge(
  wanted: Wanted,
  dbPath: string,
  documentsFile: string,
  listings: number,
): Promise<void> {
  if (!Number.isInteger(listings) || listings < 1_000) {
    throw new Error('--listings takes a number of at least 1000.');
  }
  const run = runnerOf(wanted);
  const large = await startLarge(dbPath, listings, documentsFile);
  try {
    await run('search', () => measureSearch(large.server, listings));
    await run('restart', () => measureRestart(large, listings));
    large.pin();
    await run('deep', () => measureDeep(large.server, listings));
  } finally {
    await large.stop();
  }
}

const { values, positionals } = parseArgs({
  options: {
    listings: { type: 'string', default: String(paced(100_000, 1_000)) },
    discussions: { type: 'string', default: String(paced(100_000, 1_000)) },
    documents: { type: 'string', default: String(paced(500_000, 5_000)) },
    members: { type: 'string', default: String(paced(100_000, 1_000)) },
    subscribers: { type: 'string', default: isSmoke ? '5' : '100,500,2000' },
    reconnect: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
await main(positionals, {
  listings: Number(values.listings),
  discussions: Number(values.discussions),
  documents: Number(values.documents),
  members: Number(values.members),
  subscribers: values.subscribers.split(',').map(Number),
  reconnects: values.reconnect,
});
