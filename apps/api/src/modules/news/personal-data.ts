import type { UserRecord } from '../users/index.ts';
import { NewsModel, NewsVersionModel } from './news.model.ts';

/** The news that a person began, for the export of their data. */
export async function newsDataOf(userId: string): Promise<Record<string, unknown>> {
  const found = await NewsModel.find({ authorId: userId }).sort({ dateCreated: 1, _id: 1 }).lean();
  return {
    news: found.map(({ _id, slug, status, draft, dateCreated }) => ({
      newsId: _id.toHexString(),
      slug,
      status,
      title: draft.title,
      summary: draft.summary,
      body: draft.body,
      dateCreated,
    })),
  };
}

/** News are the network's: they stay without their author. Joins the transaction that erases them. */
export async function eraseAuthor({ _id }: UserRecord): Promise<void> {
  const authorId = _id.toHexString();
  const anonymous = { $set: { authorId: null } };
  await NewsModel.updateMany({ authorId }, anonymous);
  await NewsVersionModel.updateMany({ authorId }, anonymous);
}
