import { imagesIn, languages } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type {
  DocumentDraftResolvers,
  DocumentResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { imageOf, inBothLanguages } from '../../files/index.ts';
import { sectionsOf } from '../document-body.ts';
import type { DocumentRecord } from '../document.model.ts';

/** The pictures of a text in all its languages. */
async function images(
  { body }: Pick<DocumentRecord, 'body'>,
  _args: object,
  { loaders }: Pick<Context, 'loaders'>,
) {
  const all = languages.flatMap((language) => (body[language] ? imagesIn(body[language]) : []));
  const found = await Promise.all(
    all.map(async ({ fileId, alt }) =>
      imageOf(await loaders.fileById.load(fileId), inBothLanguages(alt)),
    ),
  );
  return found.filter((image) => image !== null);
}

export const Document: DocumentResolvers = {
  datePublished: ({ publishedAt }) => publishedAt,
  sections: ({ body }) => sectionsOf(body),
  images,
  // Who published it is for those who write.
  author: ({ authorId }, _args, { viewer, loaders }) =>
    authorId !== null && can(viewer, 'content.administer', null)
      ? loaders.userById.load(authorId)
      : null,
};

export const DocumentDraft: DocumentDraftResolvers = { images };
