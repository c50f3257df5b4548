import { imagesIn } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import { imageOf, inBothLanguages } from '../../files/index.ts';
import type { PostRecord } from '../forum.model.ts';

type Loading = Pick<Context, 'loaders'>;

/** The pictures that a text shows, where they are stored and public. */
export async function imagesOf(
  { body }: Pick<PostRecord, 'body'>,
  _args: object,
  { loaders }: Loading,
) {
  const found = await Promise.all(
    imagesIn(body).map(async ({ fileId, alt }) =>
      imageOf(await loaders.fileById.load(fileId), inBothLanguages(alt)),
    ),
  );
  return found.filter((image) => image !== null);
}

/** What discussions and comments answer alike. */
export const postFields = {
  author: ({ authorId }: PostRecord, _args: object, { loaders }: Loading) =>
    authorId === null ? null : loaders.userById.load(authorId),
  async business({ businessId }: PostRecord, _args: object, { loaders }: Loading) {
    const business = businessId === null ? null : await loaders.businessById.load(businessId);
    return business?.status === 'active' ? business : null;
  },
  images: imagesOf,
  viewerLikes: ({ _id }: PostRecord, _args: object, { loaders }: Loading) =>
    loaders.likedByPostId.load(_id.toHexString()),
};

/** Why a post was refused or removed, for its author and administrators. */
export const hiddenReason = (
  post: PostRecord,
  _args: object,
  { viewer }: Pick<Context, 'viewer'>,
) => (can(viewer, 'forum.readHidden', post) ? post.reason : null);
