import type { LocalizedText } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import type { LiveEvent } from '../../../platform/live/hub.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import type { Upkeep } from '../../../platform/search/index/follow-events.ts';
import { KeptIndex } from '../../../platform/search/index/kept-index.ts';
import type {
  FacetCondition,
  SearchDocument,
  SearchIndex,
  SearchSchema,
} from '../../../platform/search/search-index.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { referenceLabel } from '../../reference/index.ts';
import { DiscussionCommentModel, DiscussionModel, type DiscussionRecord } from '../forum.model.ts';
import { publicPosts } from '../forum.policy.ts';

/** So many discussions are read and handed over at a time. */
const sliceSize = 200;

/** So much of what was replied is searched, in characters of all replies to a discussion. */
const repliesLength = 20_000;

/** A search finds so many discussions at most, the best answers. */
const mostFound = 500;

const schema: SearchSchema = {
  texts: {
    title: { weight: 80, brevity: 60 },
    tags: { weight: 50 },
    category: { weight: 30 },
    text: { weight: 12 },
    replies: { weight: 8 },
  },
  keywords: { category: 'one', language: 'one', tags: 'many', featured: 'one' },
  numbers: [],
  groups: ['discussion'],
};

/** What everybody reads in the forum, with the same forgiveness as listings: accents, endings, typos. */
export const discussionIndex = new KeptIndex({
  name: 'discussions',
  schema: () => schema,
  events: ['discussion.changed', 'discussionComment.changed'],
  upkeep: (index) => new DiscussionUpkeep(index),
  isBuiltWhenAsked: true,
});

/** The ids of the discussions that answer a query and meet the conditions, the best answers. */
export async function searchDiscussions(
  query: string,
  conditions: readonly FacetCondition[],
): Promise<DiscussionRecord['_id'][]> {
  const index = await discussionIndex.open();
  const { hits } = await index.search({
    query,
    group: 'discussion',
    ownConditions: conditions,
    first: mostFound,
    after: null,
  });
  return hits.map(({ id }) => parseObjectId(id)).filter((id) => id !== null);
}

class DiscussionUpkeep implements Upkeep {
  readonly #index: SearchIndex;
  readonly #stale = new Set<string>();

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  async build(): Promise<void> {
    let slice: DiscussionRecord[] = [];
    for await (const discussion of DiscussionModel.find(publicPosts).lean().cursor()) {
      slice.push(discussion);
      if (slice.length < sliceSize) continue;
      await this.#put(slice);
      slice = [];
    }
    await this.#put(slice);
  }

  note({ record: { data } }: LiveEvent): void {
    const { discussionId, change } = data as EventMap['discussion.changed'];
    if (change !== 'liked' && change !== 'unliked') this.#stale.add(discussionId);
  }

  async work(): Promise<void> {
    while (this.#stale.size > 0) {
      const ids = [...this.#stale].slice(0, sliceSize);
      for (const id of ids) this.#stale.delete(id);
      const where: QueryFilter<DiscussionRecord> = { ...publicPosts, _id: { $in: ids } };
      const found = await DiscussionModel.find(where).lean();
      await this.#put(found);
      const shown = new Set(found.map(({ _id }) => _id.toHexString()));
      await this.#index.remove(ids.filter((id) => !shown.has(id)));
    }
  }

  async #put(discussions: readonly DiscussionRecord[]): Promise<void> {
    if (discussions.length === 0) return;
    const replies = await repliesTo(discussions);
    const documents: SearchDocument[] = [];
    for (const discussion of discussions) {
      const category = await referenceLabel('FORUM_CATEGORIES', discussion.category);
      documents.push(documentOf(discussion, category, replies.get(discussion._id.toHexString())));
    }
    await this.#index.put(documents);
  }
}

/** What was replied to each of the discussions, the oldest first, in one text. */
async function repliesTo(discussions: readonly DiscussionRecord[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const comments = DiscussionCommentModel.find({
    ...publicPosts,
    discussionId: { $in: discussions.map(({ _id }) => _id.toHexString()) },
  })
    .sort({ dateCreated: 1 })
    .select({ discussionId: 1, text: 1 })
    .lean()
    .cursor();
  for await (const { discussionId, text } of comments) {
    const before = texts.get(discussionId) ?? '';
    if (before.length < repliesLength) texts.set(discussionId, `${before}\n${text}`);
  }
  return texts;
}

function documentOf(
  { _id, language, title, tags, text, category, isFeatured }: DiscussionRecord,
  categoryName: LocalizedText | null,
  replies = '',
): SearchDocument {
  const written = (words: string): LocalizedText => ({ en: null, es: null, [language]: words });
  return {
    id: _id.toHexString(),
    group: 'discussion',
    texts: {
      title: [written(title)],
      tags,
      category: categoryName ? [categoryName] : [],
      text: [written(text)],
      replies: [written(replies)],
    },
    codes: [],
    keywords: {
      category: [category],
      language: [language],
      tags,
      featured: [String(isFeatured)],
    },
    numbers: {},
  };
}
