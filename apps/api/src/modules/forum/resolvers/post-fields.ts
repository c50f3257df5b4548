import { imagesIn } from '@wiki/domain';
import type { GraphQLResolveInfo } from 'graphql';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  type AskedFields,
  askedFields,
  readsOf,
  unionOfAsked,
} from '../../../platform/reads/index.ts';
import { whenLoaded } from '../../../kits/resource/index.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { imageOf, inBothLanguages } from '../../files/index.ts';
import type { PostRecord } from '../forum.model.ts';

const reads = readsOf<PostRecord>();

/** What tells whether a business is shown. */
const state: AskedFields = new Set(['status']);

/** What is read of the business of a post, of which something is asked. */
export const shownBusiness = (asked: AskedFields): AskedFields => unionOfAsked(asked, state);

const shown = (business: BusinessRecord | null): BusinessRecord | null =>
  business?.status === 'active' ? business : null;

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
  author: reads(
    ['authorId'],
    ({ authorId }, _args: object, { loaders }: Loading, info: GraphQLResolveInfo) =>
      authorId === null ? null : loaders.userById.get(authorId, askedFields(info)),
  ),
  business: reads(
    ['businessId'],
    ({ businessId }, _args: object, { loaders }: Loading, info: GraphQLResolveInfo) =>
      businessId
        ? whenLoaded(loaders.businessById.get(businessId, shownBusiness(askedFields(info))), shown)
        : null,
  ),
  images: reads(['body'], imagesOf),
  // Visitors, who read most, like nothing: that needs no waiting.
  viewerLikes: reads(
    ['_id'],
    ({ _id }, _args: object, { viewer, loaders }: Pick<Context, 'viewer' | 'loaders'>) =>
      viewer !== null && loaders.likedByPostId.load(_id.toHexString()),
  ),
};

/** Why a post was refused or removed, for its author and administrators. */
export const hiddenReason = reads(
  ['authorId', 'reason'],
  (post, _args: object, { viewer }: Pick<Context, 'viewer'>) =>
    can(viewer, 'forum.readHidden', post) ? post.reason : null,
);
