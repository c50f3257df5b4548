import { post } from './load.ts';

/** The cursors of all pages of 20 of the public list, the first page's being null. */
export async function positionsOf(url: string): Promise<(string | null)[]> {
  const query = `query ($after: Cursor) {
    products(first: 20, after: $after) { pageInfo { hasNextPage endCursor } }
  }`;
  const positions: (string | null)[] = [null];
  for (;;) {
    const after = positions.at(-1);
    const { data } = JSON.parse(await post(url, { query, variables: { after } })) as {
      data: { products: { pageInfo: { hasNextPage: boolean; endCursor: string } } };
    };
    const { hasNextPage, endCursor } = data.products.pageInfo;
    if (!hasNextPage) return positions;
    positions.push(endCursor);
  }
}
