import type { Operation } from '../load.ts';
import { measureDepth } from '../measure-depth.ts';
import { deepPageOperation } from '../operations.ts';
import { positionsOf } from '../positions.ts';
import type { RunningServer } from '../processes.ts';
import { untilBuilt } from '../until-built.ts';

const pageSize = 20;
const deepPage = 5_000;

/** The walk takes larger pages: cursors do not know how long the page before them was. */
const walkSize = 50;

/** Compares page 5,000 of the list of all listings, or the last one before, with page 1. */
export async function measureDeep(server: RunningServer, listings: number): Promise<void> {
  // While the index is built, the server has other things to do than to answer.
  await untilBuilt(server);
  const page = Math.min(deepPage, Math.floor(listings / pageSize) - 1);
  const pages = Math.ceil(((page - 1) * pageSize) / walkSize) + 1;
  const cursors = await positionsOf(server.url, { list: 'listings', first: walkSize, pages });
  const at = (after: string | null): Operation[] => [
    { query: deepPageOperation, variables: { after } },
  ];
  await measureDepth(server, {
    title: `A deep page of 20, over ${listings} listings`,
    page,
    first: at(null),
    deep: at(cursors.at(-1) ?? null),
  });
}
