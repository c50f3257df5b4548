import { type PageKey, pageKeys, pageOf } from '@wiki/domain';
import type { PageAnswer } from './page-answers.ts';
import type { StructuredData } from './page-meta-data.ts';

/** What the address of a page below a list ends with, as its path names it. */
const lastPart = /^\/:(\w+)$/;

/** The page of one thing of a list, and by what of the thing its address ends. */
function pageBelow(list: PageKey): { path: string; by: string } | null {
  const { path } = pageOf(list);
  for (const key of pageKeys) {
    const page = pageOf(key);
    const [, name] = page.path.startsWith(path)
      ? (lastPart.exec(page.path.slice(path.length)) ?? [])
      : [];
    // A part that is not the name of a field, as `:businessId`, stands for the id.
    if (name && page.isRendered) return { path, by: name.endsWith('Id') ? 'id' : name };
  }
  return null;
}

interface Connection {
  edges: readonly { node: Readonly<Record<string, unknown>> }[];
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && Array.isArray((value as Connection).edges);

/**
 * The paths of the things that a list's page shows, in their order, by the answers it is rendered
 * with; none for other pages.
 */
export function itemsShown(page: PageKey | null, answers: readonly PageAnswer[]): string[] {
  const below = page && pageBelow(page);
  if (!below) return [];
  const shown = answers
    .flatMap(({ data }) => Object.values(data as Record<string, unknown>))
    .find(isConnection);
  return (shown?.edges ?? []).flatMap(({ node: { [below.by]: name } }) =>
    typeof name === 'string' ? [`${below.path}/${encodeURIComponent(name)}`] : [],
  );
}

/** A list of pages in the words of schema.org. */
export const itemListData = (urls: readonly string[]): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});
