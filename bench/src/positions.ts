import { post } from './load.ts';

/** Which list to walk through, so many at a time, and how far. */
interface Walk {
  list: 'listings' | 'discussions';
  /** Of this type alone; of all by default. */
  type?: 'PRODUCT';
  first: number;
  pages: number;
}

/** The cursors of the first pages of a public list, the first page's being null; fewer when it ends before. */
export async function positionsOf(
  url: string,
  { list, type, first, pages }: Walk,
): Promise<(string | null)[]> {
  const query = `query ($first: Int!, $after: Cursor) {
    list: ${list}(${type ? `type: ${type}, ` : ''}first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const positions: (string | null)[] = [null];
  while (positions.length < pages) {
    const after = positions.at(-1);
    const { data } = JSON.parse(await post(url, { query, variables: { first, after } })) as {
      data: { list: { pageInfo: { hasNextPage: boolean; endCursor: string } } };
    };
    const { hasNextPage, endCursor } = data.list.pageInfo;
    if (!hasNextPage) return positions;
    positions.push(endCursor);
  }
  return positions;
}
