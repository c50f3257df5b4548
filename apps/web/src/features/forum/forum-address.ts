import type {
  DiscussionCommentSort,
  DiscussionFilter,
  DiscussionSort,
} from '../../gql/schema-types.ts';

export const sorts = ['ACTIVE', 'NEWEST', 'MOST_LIKED', 'MOST_REPLIES'] as const;

/** What the address says of the list of discussions. */
export interface ForumAddress {
  filter: DiscussionFilter;
  sort: DiscussionSort;
  isNarrowed: boolean;
  /** The one condition there is; null without any and with several. */
  only: keyof DiscussionFilter | null;
}

/** Reads the list's conditions from the address; what it doesn't understand says nothing. */
export function readForumAddress(params: URLSearchParams): ForumAddress {
  const text = (name: string) => params.get(name)?.trim() || null;
  const lang = params.get('in');
  const filter: DiscussionFilter = {
    category: text('category'),
    tag: text('tag'),
    query: text('q'),
    language: lang === 'en' || lang === 'es' ? lang : null,
    isUnread: params.has('unread') ? true : null,
    isUnanswered: params.has('unanswered') ? true : null,
    isFollowed: params.has('following') ? true : null,
    isBookmarked: params.has('saved') ? true : null,
  };
  const conditions = (Object.keys(filter) as (keyof DiscussionFilter)[]).filter(
    (name) => filter[name] !== null,
  );
  return {
    filter,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'ACTIVE',
    isNarrowed: conditions.length > 0,
    only: conditions.length === 1 ? (conditions[0] ?? null) : null,
  };
}

/** The orders of a discussion's comments, and how the address says them; the first one it leaves out. */
export const commentOrders = [
  { sort: 'OLDEST', name: null },
  { sort: 'NEWEST', name: 'newest' },
  { sort: 'MOST_USEFUL', name: 'useful' },
] as const satisfies readonly { sort: DiscussionCommentSort; name: string | null }[];

/** The order of the comments that the address asks for. */
export const readCommentSort = (params: URLSearchParams): DiscussionCommentSort =>
  commentOrders.find(({ name }) => name === params.get('order'))?.sort ?? 'OLDEST';
