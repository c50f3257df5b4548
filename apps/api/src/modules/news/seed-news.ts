import { Types } from 'mongoose';
import { NewsModel, type NewsRecord, type NewsTextRecord, NewsVersionModel } from './news.model.ts';
import { schedulePublishing } from './publish-news.ts';

export interface NewsToSeed {
  _id: Types.ObjectId;
  slug: string;
  authorId: string;
  text: NewsTextRecord;
  status: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED';
  /** When it was or is to be published; of a draft, when it was written. */
  date: Date;
}

/** Writes a piece of news without an event, for the demonstration. Joins the caller's transaction. */
export async function seedNews({ text, date, status, ...item }: NewsToSeed): Promise<void> {
  const isPublished = status === 'PUBLISHED';
  const written = status === 'SCHEDULED' ? new Date() : date;
  const record: NewsRecord = {
    ...item,
    status,
    draft: text,
    published: isPublished ? text : null,
    datePublished: isPublished ? date : null,
    dateUpdated: isPublished ? date : null,
    dateScheduled: status === 'SCHEDULED' ? date : null,
    dateRemoved: null,
    versionCount: isPublished ? 1 : 0,
    version: 1,
    dateCreated: written,
    dateChanged: written,
  };
  const newsId = item._id.toHexString();
  await NewsModel.create([record]);
  if (isPublished) {
    const version = { newsId, number: 1, authorId: item.authorId, datePublished: date };
    await NewsVersionModel.create([{ ...text, ...version, _id: new Types.ObjectId() }]);
  }
  if (status === 'SCHEDULED') await schedulePublishing(newsId, date, 'demo');
}
