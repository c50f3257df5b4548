import { pathTo, pickText } from '@wiki/domain';
import { can } from '../../authz/actions.ts';
import { readSoon, type SoonSource } from '../../kits/queue/index.ts';
import { NewsModel, type NewsRecord } from './news.model.ts';

const weekMilliseconds = 7 * 24 * 3_600_000;

/** News that are published by themselves within a week. */
export const scheduledSoon: SoonSource = {
  kind: 'newsScheduled',
  may: (viewer) => can(viewer, 'news.administer', null),
  read: (now, language) =>
    readSoon<NewsRecord>({
      model: NewsModel,
      filter: {
        status: 'SCHEDULED',
        dateScheduled: { $lt: new Date(now.getTime() + weekMilliseconds) },
      },
      // Few wait at once.
      order: 'dateScheduled',
      dateOf: ({ dateScheduled }) => dateScheduled,
      nameOf: ({ draft: { title } }) => pickText(title, language).text || '–',
    }),
  url: `${pathTo('adminNews')}?status=SCHEDULED`,
};
