import { newsProblems, errorCatalog } from '@wiki/domain';
import { Types } from 'mongoose';
import { Refusal } from '../../platform/errors/errors.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { type NewsRecord, NewsVersionModel } from './news.model.ts';
import { changeNews } from './news.store.ts';

export const publishNewsJob = 'publish-news';

/** Has a piece of news published at an instant; `attempt` tells one from another. Joins the transaction. */
export async function schedulePublishing(
  newsId: string,
  runAt: Date,
  attempt: string,
): Promise<void> {
  await enqueueJob({
    type: publishNewsJob,
    key: `${publishNewsJob}:${newsId}:${attempt}`,
    payload: { newsId },
    runAt,
  });
}

/** Whether everything is there that readers need. */
export const isWhole = ({ draft }: NewsRecord): boolean => newsProblems(draft).length === 0;

/** Refuses what misses something, field by field. */
export function assertWhole({ draft }: NewsRecord): void {
  const problems = newsProblems(draft);
  if (problems.length === 0) return;
  throw new Refusal(
    problems.map(({ code, field }) => ({ code, field, message: errorCatalog[code] })),
  );
}

/**
 * Shows readers what was written, and keeps it as a version. Joins the caller's transaction.
 * @returns the piece of news, and whether it is new to readers.
 */
export async function showDraft(
  news: NewsRecord,
  authorId: string | null,
): Promise<{ news: NewsRecord; isFirst: boolean }> {
  const now = new Date();
  const number = news.versionCount + 1;
  const after = await changeNews(news, {
    status: 'PUBLISHED',
    published: news.draft,
    datePublished: news.datePublished ?? now,
    dateUpdated: now,
    dateScheduled: null,
    versionCount: number,
  });
  await NewsVersionModel.create([
    {
      ...news.draft,
      _id: new Types.ObjectId(),
      newsId: news._id.toHexString(),
      number,
      authorId,
      datePublished: now,
    },
  ]);
  return { news: after, isFirst: news.datePublished === null };
}
