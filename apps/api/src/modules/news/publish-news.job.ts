import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { changeNews, findNews } from './news.store.ts';
import { isWhole, publishNewsJob, schedulePublishing, showDraft } from './publish-news.ts';

/** Publishes a piece of news at the minute it was scheduled for, once; not when that was taken back. */
export const publishNewsHandler: JobHandler = {
  type: publishNewsJob,
  maxAttempts: 20,
  async run({ _id, payload }) {
    const newsId = String(payload.newsId);
    await inTransaction(async () => {
      const news = await findNews(newsId);
      if (news?.status !== 'SCHEDULED' || !news.dateScheduled) return;
      if (news.dateScheduled.getTime() > Date.now()) {
        // A clock that ran ahead woke this too early, or it was scheduled anew since.
        await schedulePublishing(newsId, news.dateScheduled, _id.toHexString());
        return;
      }
      if (isWhole(news)) {
        const { isFirst } = await showDraft(news, news.authorId);
        if (isFirst) await recordEvent('news.published', null, { newsId });
        else
          await recordEvent('news.changed', null, { newsId, change: 'updated', reasonKey: null });
        return;
      }
      // Something was taken out of it meanwhile: it waits for its writers.
      await changeNews(news, { status: 'DRAFT', dateScheduled: null });
      await recordEvent('news.changed', null, { newsId, change: 'postponed', reasonKey: null });
    });
  },
};
