import { imagesIn, languages, slugOf } from '@wiki/domain';
import type { Types } from 'mongoose';
import type { MaybeViewer } from '../../authz/session.ts';
import { changerOf } from '../../platform/database/change-as-read.ts';
import { finderOf } from '../../platform/database/object-id.ts';
import { attachFiles, type FileToAttach, type FileUser } from '../files/index.ts';
import { NewsModel, type NewsRecord, type NewsTextRecord } from './news.model.ts';
import { publicNews, visibleTo } from './news.policy.ts';

/** The piece of news with the id in any state, or null. Joins the caller's transaction. */
export const findNews = finderOf(NewsModel);

/** The piece of news with the id if the viewer may read it, else null. */
export async function readNews(id: string, viewer: MaybeViewer): Promise<NewsRecord | null> {
  const news = await findNews(id);
  const { status = news?.status } = visibleTo(viewer);
  return news?.status === status ? news : null;
}

/** The piece of news at an address if the viewer may read it, else null. */
export const newsAt = (slug: string, viewer: MaybeViewer): Promise<NewsRecord | null> =>
  NewsModel.findOne({ ...visibleTo(viewer), slug }).lean();

/** The newest of what everybody reads. */
export const newestNews = (count: number): Promise<NewsRecord[]> =>
  NewsModel.find(publicNews).sort({ datePublished: -1, _id: -1 }).limit(count).lean();

/** What readers see, and until there is something what is being written. */
export const shownText = ({ published, draft }: NewsRecord): NewsTextRecord => published ?? draft;

/** An address that nothing has yet, made of a title. Joins the caller's transaction. */
export async function freeSlug(title: string, _id: Types.ObjectId): Promise<string> {
  const slug = slugOf(title) || _id.toHexString();
  const taken = await NewsModel.exists({ slug, _id: { $ne: _id } });
  return taken ? `${slug.slice(0, 70)}-${_id.toHexString().slice(-6)}` : slug;
}

/** Changes a piece of news as it was read; refuses with `CONFLICT` when it changed since. */
export const changeNews = changerOf(NewsModel);

/** The pictures of a text, each with the field of the input that names it. */
function filesOf({ cover, body }: NewsTextRecord): FileToAttach[] {
  const bodies = languages.flatMap((language) =>
    (body[language] ? imagesIn(body[language]) : []).map(({ fileId }) => ({
      fileId,
      purpose: 'POST_IMAGE' as const,
      field: `body.${language}`,
    })),
  );
  return cover
    ? [{ fileId: cover.fileId, purpose: 'EDITORIAL_IMAGE', field: 'cover' }, ...bodies]
    : bodies;
}

/**
 * Lets a piece of news use the pictures that are new in it. None is released: versions that were
 * published show the others. Joins the caller's transaction.
 */
export async function useImages(
  { _id }: Pick<NewsRecord, '_id'>,
  ownerId: string,
  after: NewsTextRecord,
  before: NewsTextRecord,
): Promise<void> {
  const known = new Set(filesOf(before).map(({ fileId }) => fileId));
  const usedBy: FileUser = `news:${_id.toHexString()}`;
  const files = filesOf(after).filter(({ fileId }) => !known.has(fileId));
  await attachFiles({ ownerId, files, usedBy });
}
