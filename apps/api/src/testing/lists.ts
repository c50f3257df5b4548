import type { TestClient } from './client.ts';
import { commandsDuring } from './commands.ts';

interface Connection {
  totalCount?: number | null;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: { cursor: string; node: { id: string } }[];
}

const pageFields =
  'pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } }';

/**
 * Reads a connection whose fields take `first`, `after`, `last` and `before` to its end and back to
 * its start in pages of three, and finds fault with a `PageInfo` that is not true.
 * @param field The field, and its other arguments as they are written: `disputes`, `status: kept`.
 * @param parent The root field that it is read of, with its arguments; none for a root field itself.
 * @returns the ids in order, the same read backwards, and the connection's `totalCount`.
 */
export async function readBothWays(
  client: TestClient,
  field: string,
  given = '',
  parent: string | null = null,
) {
  const read = async (page: string): Promise<Connection> => {
    const text = `{ list: ${field}(${[given, page].filter(Boolean).join(', ')}) { totalCount ${pageFields} } }`;
    if (parent === null) return (await client.data<{ list: Connection }>(text)).list;
    return (await client.data<{ of: { list: Connection } }>(`{ of: ${parent} ${text} }`)).of.list;
  };
  const forwards = await walk((cursor) => read(`first: 3${cursor ? `, after: "${cursor}"` : ''}`), {
    more: 'hasNextPage',
    less: 'hasPreviousPage',
    edge: 'endCursor',
  });
  const backwards = await walk(
    (cursor) => read(`last: 3${cursor ? `, before: "${cursor}"` : ''}`),
    { more: 'hasPreviousPage', less: 'hasNextPage', edge: 'startCursor' },
  );
  const { totalCount } = await read('first: 1');
  return { forwards: forwards.flat(), backwards: backwards.toReversed().flat(), totalCount };
}

async function walk(
  read: (cursor: string | null) => Promise<Connection>,
  info: {
    more: 'hasNextPage' | 'hasPreviousPage';
    less: 'hasNextPage' | 'hasPreviousPage';
    edge: 'startCursor' | 'endCursor';
  },
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = null; ; ) {
    const { pageInfo, edges }: Connection = await read(cursor);
    if (pageInfo[info.less] !== (cursor !== null)) throw new Error(`${info.less} is not true.`);
    if (pageInfo.startCursor !== (edges[0]?.cursor ?? null)) throw new Error('A wrong start.');
    if (pageInfo.endCursor !== (edges.at(-1)?.cursor ?? null)) throw new Error('A wrong end.');
    pages.push(edges.map(({ node: { id } }) => id));
    if (!pageInfo[info.more]) return pages;
    cursor = pageInfo[info.edge];
  }
}

/**
 * How many commands on some collections a page of one row costs, and a page of many: the same, or
 * every row costs one of its own.
 * @param read Reads a page of a size with all that a screen asks for.
 */
export async function commandsOfPages(
  collections: readonly string[],
  read: (first: number) => Promise<unknown>,
): Promise<{ ofOne: number; ofMany: number }> {
  const during = async (first: number) =>
    (await commandsDuring(collections, () => read(first))).length;
  return { ofOne: await during(1), ofMany: await during(50) };
}
