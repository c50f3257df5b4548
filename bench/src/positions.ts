import { post } from './load.ts';

/** Which list to walk through: of a type or of all, so many at a time, and how far. */
interface Walk {
  type: 'product' | null;
  first: number;
  pages: number;
}

/** The cursors of the first pages of a public list, the first page's being null; fewer when it ends before. */
export async function positionsOf(
  url: string,
  { type, first, pages }: Walk,
): Promise<(string | null)[]> {
  const query = `query ($type: ListingType, $first: Int!, $after: Cursor) {
    listings(type: $type, first: $first, after: $after) { pageInfo { hasNextPage endCursor } }
  }`;
  const positions: (string | null)[] = [null];
  while (positions.length < pages) {
    const after = positions.at(-1);
    const { data } = JSON.parse(await post(url, { query, variables: { type, first, after } })) as {
      data: { listings: { pageInfo: { hasNextPage: boolean; endCursor: string } } };
    };
    const { hasNextPage, endCursor } = data.listings.pageInfo;
    if (!hasNextPage) return positions;
    positions.push(endCursor);
  }
  return positions;
}
