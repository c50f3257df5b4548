import type { FieldFunctionOptions, FieldPolicy } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

interface Page {
  edges: readonly { cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** A list as the cache stores it: what was read from its start on, and pages that were opened alone. */
interface StoredConnection extends Partial<Page> {
  pages?: Readonly<Record<string, Page>>;
}

/** Relay's policy, in the types of pages. */
interface PagePolicy {
  read: (page: Page | undefined, options: FieldFunctionOptions) => Page | undefined;
  merge: (page: Page | undefined, incoming: Page | null, options: FieldFunctionOptions) => Page;
}

const isGrowing = (stored: StoredConnection | undefined): stored is Page =>
  stored?.edges !== undefined;

const afterOf = ({ args }: FieldFunctionOptions): string | null => {
  const after: unknown = args?.after;
  return typeof after === 'string' ? after : null;
};

const positionIn = (stored: StoredConnection | undefined, cursor: string): number =>
  stored?.edges?.findIndex((edge) => edge.cursor === cursor) ?? -1;

/**
 * How the cache stores a connection. Pages that follow each other grow one list, which a query
 * without `after` reads whole. A query with `after` reads its page alone, also when the pages before
 * it were never loaded, as after a reload of a table's third page.
 * @param keyArgs the arguments that make it another list: filters and orders
 */
export function connectionPolicy(keyArgs: readonly string[]): FieldPolicy {
  const relay = relayStylePagination([...keyArgs]) as unknown as PagePolicy;
  return {
    keyArgs: [...keyArgs],
    read: (stored: StoredConnection | undefined, options) => {
      const after = afterOf(options);
      // How many there are may be all that was read of it.
      if (after === null) return isGrowing(stored) ? relay.read(stored, options) : (stored as Page);
      const index = positionIn(stored, after);
      const isWithin = index >= 0 && isGrowing(stored);
      const page = (isWithin && pageBehind(stored, index, options)) || stored?.pages?.[after];
      return page && relay.read(page, options);
    },
    merge: (stored: StoredConnection | undefined, incoming: StoredConnection | null, options) => {
      const after = afterOf(options);
      if (incoming && !isGrowing(incoming)) {
        // Whoever asks for its length alone knows nothing of its entries, also when it asks again: what is
        // read anew takes the place of what was there, which is no longer in `stored` then.
        return { ...(stored ?? (options.existingData as StoredConnection)), ...incoming };
      }
      if (after !== null && incoming && positionIn(stored, after) < 0) {
        const page = relay.merge(undefined, incoming, options);
        return { ...stored, pages: { ...stored?.pages, [after]: page } };
      }
      const list = relay.merge(isGrowing(stored) ? stored : undefined, incoming, options);
      return stored?.pages ? { ...list, pages: stored.pages } : list;
    },
  };
}

/** The page of a list behind one of its edges; nothing when the list was not read that far. */
function pageBehind(list: Page, index: number, { args }: FieldFunctionOptions): Page | undefined {
  const first: unknown = args?.first;
  const end = typeof first === 'number' ? index + 1 + first : list.edges.length;
  const edges = list.edges.slice(index + 1, end);
  const { hasNextPage, endCursor } = list.pageInfo;
  if (edges.length === 0 && hasNextPage) return undefined;
  return {
    ...list,
    edges,
    pageInfo: {
      ...list.pageInfo,
      hasNextPage: hasNextPage || end < list.edges.length,
      endCursor: edges.at(-1)?.cursor ?? endCursor ?? null,
    },
  };
}
