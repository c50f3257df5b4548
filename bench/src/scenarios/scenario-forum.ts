import {
  buildBusiness,
  buildUser,
  inTransaction,
  insertDiscussions,
  type SampleAuthor,
  withDatabase,
} from '@wiki/api/testing';
import { spawnEngine } from '@wiki/embedded-mongo';
import { type Start, startContenders } from '../contenders.ts';
import { signInAnew } from '../dataset.ts';
import type { Operation } from '../load.ts';
import { measureDepth } from '../measure-depth.ts';
import { forumOperation } from '../operations.ts';
import { positionsOf } from '../positions.ts';
import { apiFile, pinLoad, type RunningServer, settings, startServer } from '../processes.ts';
import { compare } from './scenarios-http.ts';

const authorsCount = 200;
const pageSize = 20;

/** The walk takes larger pages: cursors do not know how long the page before them was. */
const walkSize = 50;
const fewest = 1_000;

const operationAt = (after: string | null): Operation => ({
  query: forumOperation,
  variables: { after },
});

/**
 * Compares pages of 20 discussions, with who wrote them and who spoke last, with those of the peers;
 * then a page at the end of the forum with its first one.
 */
export async function measureForum(
  dbPath: string,
  documentsFile: string,
  discussions: number,
): Promise<void> {
  if (!Number.isInteger(discussions) || discussions < fewest) {
    throw new Error(`--discussions takes a number of at least ${fewest}.`);
  }
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
    // The first one prepares the database.
    await (await startServer(apiFile, environment)).stop();
    await withDatabase(engine.uri, () => fill(discussions));
    pinLoad(engine);
    const server = await start(apiFile, '/graphql');
    // Nine pages before the last one, where a page begins after one of the walk.
    const page = Math.floor(discussions / (5 * pageSize)) * 5 - 9;
    const pages = ((page - 1) * pageSize) / walkSize + 1;
    const cursors = await positionsOf(server.url, {
      list: 'discussions',
      first: walkSize,
      pages,
    });
    const title = `Page of 20 of ${discussions} discussions with their authors and who spoke last`;
    // The contenders come with one of their own.
    await server.stop();
    const signIn = () => signInAnew(engine.uri, environment);
    await compare(title, () => startContenders(start, signIn), cursors.map(operationAt));
    await measureDepth(await start(apiFile, '/graphql'), {
      title: `The forum, over ${discussions} discussions`,
      page,
      first: [operationAt(null)],
      deep: [operationAt(cursors.at(-1) ?? null)],
    });
  } finally {
    for (const server of running) await server.stop();
    await engine.stop();
  }
}

/** Fills a migrated database with discussions of people with businesses. */
async function fill(discussions: number): Promise<void> {
  const authors = await inTransaction(async () => {
    const built: SampleAuthor[] = [];
    for (let number = 0; number < authorsCount; number += 1) {
      const businessId = (await buildBusiness())._id.toHexString();
      const user = await buildUser({ memberType: 'business', businessId });
      built.push({ userId: user._id.toHexString(), businessId });
    }
    return built;
  });
  await insertDiscussions(discussions, authors);
}
