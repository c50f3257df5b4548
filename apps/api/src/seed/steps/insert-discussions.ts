import { documentOf } from '@wiki/domain';
import { database } from '../../platform/database/connect.ts';
import { demoId } from '../demo/demo-id.ts';

const batch = 1_000;
const minute = 60_000;
const categories = ['services', 'products', 'properties'] as const;

/** Who writes what is inserted. */
export interface SampleAuthor {
  userId: string;
  businessId: string | null;
}

/**
 * Writes so many published discussions, for measurements: a minute apart from now backwards, by the
 * authors in turn. Into an empty database, before a server runs on it.
 */
export async function insertDiscussions(
  count: number,
  authors: readonly SampleAuthor[],
  now = Date.now(),
): Promise<void> {
  for (let start = 0; start < count; start += batch) {
    const size = Math.min(batch, count - start);
    await database()
      .collection('discussions')
      .insertMany(
        Array.from({ length: size }, (_, index) => sampleDiscussion(start + index, authors, now)),
      );
  }
}

function sampleDiscussion(number: number, authors: readonly SampleAuthor[], now: number) {
  const author = authors[number % authors.length];
  const date = new Date(now - number * minute);
  const text = `Question ${number}: who ships coffee by the sack? We have asked three carriers so far.`;
  return {
    _id: demoId('planted-discussion', String(number)),
    authorId: author?.userId ?? null,
    businessId: author?.businessId ?? null,
    language: number % 3 === 0 ? 'en' : 'es',
    body: documentOf(text),
    text,
    images: [],
    status: 'PUBLISHED',
    reason: null,
    removed: null,
    dateCreated: date,
    dateEdited: null,
    likeCount: number % 7,
    versions: [],
    title: `Who ships coffee, number ${number}`,
    category: categories[number % categories.length],
    tags: ['coffee'],
    isPinned: false,
    isFeatured: false,
    isLocked: false,
    dateActive: date,
    lastActorId: author?.userId ?? null,
    commentCount: number % 5,
    acceptedCommentId: null,
  };
}
