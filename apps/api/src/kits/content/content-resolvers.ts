import type { Context } from '../../graphql/context.ts';
import type { ContentRecord } from './content.model.ts';
import { mayDeleteContent, mayRestoreContent } from './content-kind.ts';

interface Kind {
  mayEdit: (viewer: Context['viewer'], record: ContentRecord) => boolean;
}

/** The fields that the types of all content answer alike; a type takes those that its schema has. */
export const contentResolvers = ({ mayEdit }: Kind) => ({
  id: ({ _id }: ContentRecord) => _id.toHexString(),
  /** Nobody for what is deleted, or whose author is gone. */
  author: async ({ authorId, isDeleted }: ContentRecord, _args: object, { loaders }: Context) => {
    const author = isDeleted ? null : await loaders.userById.load(authorId);
    return author?.erasedAt ? null : author;
  },
  /** For its author only. */
  deletionReason: (
    { deletionReason, authorId }: ContentRecord,
    _args: object,
    { viewer }: Context,
  ) => (viewer?.userId === authorId ? deletionReason : null),
  viewerCanEdit: (content: ContentRecord, _args: object, { viewer }: Context) =>
    !content.isDeleted && mayEdit(viewer, content),
  viewerCanDelete: (content: ContentRecord, _args: object, { viewer }: Context) =>
    !content.isDeleted && mayDeleteContent(viewer, content),
  viewerCanRestore: (content: ContentRecord, _args: object, { viewer }: Context) =>
    content.isDeleted && mayRestoreContent(viewer, content),
});
