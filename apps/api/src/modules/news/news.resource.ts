import { limits, type NewsStatus, newsStatuses, type RichTextDocument } from '@wiki/domain';
import {
  createNewsSchema,
  deleteNewsSchema,
  newsIdSchema,
  type NewsSaid,
  newsVersionSchema,
  saveNewsSchema,
  scheduleNewsSchema,
} from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import type { NewsSort } from '../../graphql/generated/resolvers.ts';
import {
  ascending,
  counts,
  descending,
  list,
  perMinute,
  type Recorded,
  write,
} from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { shownImage } from '../files/index.ts';
import { NewsModel, type NewsRecord, type NewsTextRecord, NewsVersionModel } from './news.model.ts';
import { publicNews } from './news.policy.ts';
import { changeNews, findNews, freeSlug, useImages } from './news.store.ts';
import { assertWhole, schedulePublishing, showDraft } from './publish-news.ts';

/** What is published, the newest first. */
export const news = list({
  name: 'news',
  model: NewsModel,
  visibleTo: () => publicNews,
  order: descending('datePublished'),
});

/** All news for administrators; deleted ones only where they are asked for. */
export const managedNews = list({
  name: 'managedNews',
  model: NewsModel,
  may: 'news.administer',
  filter: ({ status }: { status?: NewsStatus | null | undefined; sort?: NewsSort | undefined }) =>
    status ? { status } : { status: { $ne: 'REMOVED' as const } },
  order: ({ sort }) =>
    sort === 'UNCHANGED' ? ascending('dateChanged') : descending('dateChanged'),
});

/** How many pieces of news are in each state. */
export const newsCounts = counts({
  model: NewsModel,
  may: 'news.administer',
  by: 'status',
  values: newsStatuses,
});

const noText: RichTextDocument = { type: 'doc', content: [] };

const changed = (
  { _id }: NewsRecord,
  change: EventMap['news.changed']['change'],
  reasonKey: string | null = null,
): Recorded => ['news.changed', { newsId: _id.toHexString(), change, reasonKey }];

/** Begins a piece of news. */
export const createNews = write({
  input: createNewsSchema,
  may: 'news.administer',
  async act({ viewer: { userId }, input: { title } }) {
    const _id = new Types.ObjectId();
    const now = new Date();
    const record: NewsRecord = {
      _id,
      slug: await freeSlug(title.es ?? title.en ?? '', _id),
      status: 'DRAFT',
      draft: { title, summary: {}, body: { en: noText, es: noText }, cover: null },
      published: null,
      authorId: userId,
      datePublished: null,
      dateUpdated: null,
      dateScheduled: null,
      dateRemoved: null,
      versionCount: 0,
      version: 1,
      dateCreated: now,
      dateChanged: now,
    };
    await NewsModel.create([record]);
    return { newsItem: record };
  },
  event: ({ result: { newsItem } }) => changed(newsItem, 'created'),
});

const textOf = ({ title, summary, body, cover }: NewsSaid): NewsTextRecord => ({
  title,
  summary,
  body,
  cover: cover ? shownImage(cover) : null,
});

/** The address after a save: as written, or made of the title; what readers know stays as it is. */
async function slugAfter(loaded: NewsRecord, said: NewsSaid): Promise<string> {
  if (loaded.datePublished) {
    if (said.slug && said.slug !== loaded.slug) throw refuse('SLUG_FIXED', 'slug');
    return loaded.slug;
  }
  if (said.slug) return said.slug;
  return freeSlug(said.title.es ?? said.title.en ?? '', loaded._id);
}

/** Saves what is being written, over the version that was read: `CONFLICT` when another was quicker. */
export const saveNews = write({
  input: saveNewsSchema,
  may: 'news.administer',
  load: { by: 'newsId', find: findNews },
  limit: { name: 'news.save', quota: perMinute(limits.news.savedPerMinute) },
  async act({ viewer: { userId }, input, loaded }) {
    if (input.version !== loaded.version) throw refuse('CONFLICT', 'version');
    if (loaded.status === 'REMOVED') throw refuse('ILLEGAL_TRANSITION');
    const draft = textOf(input);
    await useImages(loaded, userId, draft, loaded.draft);
    const slug = await slugAfter(loaded, input);
    return { newsItem: await changeNews(loaded, { draft, slug }) };
  },
  duplicate: { code: 'SLUG_IN_USE', field: 'slug' },
});

/** What a step names. */
const step = {
  may: 'news.administer',
  load: { by: 'newsId', find: findNews },
} as const;

/** Shows readers what was written: at once, also what was to be shown later. */
export const publishNews = write({
  input: newsIdSchema,
  ...step,
  async act({ viewer: { userId }, loaded }) {
    if (loaded.status === 'REMOVED') throw refuse('ILLEGAL_TRANSITION');
    assertWhole(loaded);
    const { news: newsItem, isFirst } = await showDraft(loaded, userId);
    return { newsItem, isFirst };
  },
  event: ({ result: { newsItem, isFirst } }) =>
    isFirst
      ? ['news.published', { newsId: newsItem._id.toHexString() }]
      : changed(newsItem, 'updated'),
});

/** Has it published by itself at an instant to come, or at another one than before. */
export const scheduleNews = write({
  input: scheduleNewsSchema,
  ...step,
  async act({ input: { newsId, datePublished: at }, loaded }) {
    if (loaded.status !== 'DRAFT' && loaded.status !== 'SCHEDULED') {
      throw refuse('ILLEGAL_TRANSITION');
    }
    if (at.getTime() <= Date.now()) throw refuse('INVALID_DATE', 'datePublished');
    assertWhole(loaded);
    const newsItem = await changeNews(loaded, { status: 'SCHEDULED', dateScheduled: at });
    await schedulePublishing(newsId, at, String(newsItem.version));
    return { newsItem };
  },
  event: ({ result: { newsItem } }) => changed(newsItem, 'scheduled'),
});

/** Takes it from readers, or takes back that it is to be published. It is a draft again. */
export const unpublishNews = write({
  input: newsIdSchema,
  ...step,
  async act({ loaded }) {
    if (loaded.status !== 'PUBLISHED' && loaded.status !== 'SCHEDULED') {
      throw refuse('ILLEGAL_TRANSITION');
    }
    return { newsItem: await changeNews(loaded, { status: 'DRAFT', dateScheduled: null }) };
  },
  event: ({ result: { newsItem } }) => changed(newsItem, 'unpublished'),
});

/** Deletes it; for 30 days it can be brought back. */
export const deleteNews = write({
  input: deleteNewsSchema,
  ...step,
  async act({ loaded }) {
    if (loaded.status === 'REMOVED') throw refuse('ILLEGAL_TRANSITION');
    const changes = { status: 'REMOVED', dateRemoved: new Date(), dateScheduled: null } as const;
    return { newsItem: await changeNews(loaded, changes) };
  },
  event: ({ input: { reason }, result: { newsItem } }) =>
    changed(newsItem, 'removed', reason?.key ?? null),
});

const restoreTerm = limits.news.restoreDays * 86_400_000;

/** Brings back what was deleted, as a draft. */
export const restoreNews = write({
  input: newsIdSchema,
  ...step,
  async act({ loaded }) {
    const { status, dateRemoved } = loaded;
    if (status !== 'REMOVED' || !dateRemoved) throw refuse('ILLEGAL_TRANSITION');
    if (Date.now() - dateRemoved.getTime() > restoreTerm) throw refuse('ILLEGAL_TRANSITION');
    return { newsItem: await changeNews(loaded, { status: 'DRAFT', dateRemoved: null }) };
  },
  event: ({ result: { newsItem } }) => changed(newsItem, 'restored'),
});

/** Puts what was published once into the draft; readers see it when it is published again. */
export const restoreNewsVersion = write({
  input: newsVersionSchema,
  ...step,
  async act({ input: { newsId, number }, loaded }) {
    if (loaded.status === 'REMOVED') throw refuse('ILLEGAL_TRANSITION');
    const version = await NewsVersionModel.findOne({ newsId, number }).lean();
    if (!version) throw refuse('NOT_FOUND', 'number');
    const { title, summary, body, cover } = version;
    return { newsItem: await changeNews(loaded, { draft: { title, summary, body, cover } }) };
  },
  event: ({ result: { newsItem } }) => changed(newsItem, 'versionRestored'),
});
