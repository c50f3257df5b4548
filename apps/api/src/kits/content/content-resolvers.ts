import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../graphql/context.ts';
import {
  type AskedFields,
  askedFields,
  readsOf,
  unionOfAsked,
} from '../../platform/reads/index.ts';
import type { ContentRecord } from './content.model.ts';
import { mayDeleteContent, mayRestoreContent } from './content-kind.ts';

const reads = readsOf<ContentRecord>();

/** What tells that an author is gone. */
const erasure: AskedFields = new Set(['erasedAt']);

interface Kind {
  mayEdit: (viewer: Context['viewer'], record: ContentRecord) => boolean;
}

/** The fields that the types of all content answer alike; a type takes those that its schema has. */
export const contentResolvers = ({ mayEdit }: Kind) => ({
  id: reads(['_id'], ({ _id }) => _id.toHexString()),
  /** Nobody for what is deleted, or whose author is gone. */
  author: reads(
    ['authorId', 'isDeleted'],
    async (
      { authorId, isDeleted },
      _args: object,
      { loaders }: Context,
      info: GraphQLResolveInfo,
    ) => {
      const asked = unionOfAsked(askedFields(info), erasure);
      const author = isDeleted ? null : await loaders.userById.load(authorId, asked);
      return author?.erasedAt ? null : author;
    },
  ),
  /** For its author only. */
  deletionReason: reads(
    ['deletionReason', 'authorId'],
    ({ deletionReason, authorId }, _args: object, { viewer }: Context) =>
      viewer?.userId === authorId ? deletionReason : null,
  ),
  viewerCanEdit: (content: ContentRecord, _args: object, { viewer }: Context) =>
    !content.isDeleted && mayEdit(viewer, content),
  viewerCanDelete: reads(
    ['authorId', 'isDeleted'],
    (content, _args: object, { viewer }: Context) =>
      !content.isDeleted && mayDeleteContent(viewer, content),
  ),
  viewerCanRestore: reads(
    ['deletedBy', 'isDeleted'],
    (content, _args: object, { viewer }: Context) =>
      content.isDeleted && mayRestoreContent(viewer, content),
  ),
});
