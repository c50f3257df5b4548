import {
  imagesIn,
  languages,
  plainTextOf,
  readingMinutes,
  type RichTextDocument,
} from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type {
  NewsItemResolvers,
  NewsTextResolvers,
  NewsVersionResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { imageOf, inBothLanguages } from '../../files/index.ts';
import type { NewsRecord, NewsTextRecord } from '../news.model.ts';
import { shownText } from '../news.store.ts';

const isWriter = ({ viewer }: Pick<Context, 'viewer'>) => can(viewer, 'news.administer', null);

/** A field for administrators: null for everybody else. */
const forWriters =
  <Value>(read: (news: NewsRecord) => Value) =>
  (news: NewsRecord, _args: object, ctx: Context): Value | null =>
    isWriter(ctx) ? read(news) : null;

const authorOf = (
  { authorId }: { authorId: string | null },
  _args: object,
  { loaders }: Pick<Context, 'loaders'>,
) => (authorId === null ? null : loaders.userById.load(authorId));

const said = ({ draft, published }: NewsRecord): boolean =>
  published !== null && JSON.stringify(published) !== JSON.stringify(draft);

export const NewsItem: NewsItemResolvers = {
  id: ({ _id }) => _id.toHexString(),
  text: shownText,
  author: authorOf,
  draft: forWriters(({ draft }) => draft),
  hasChanges: forWriters(said),
  dateScheduled: forWriters(({ dateScheduled }) => dateScheduled),
  version: forWriters(({ version }) => version),
  versions: ({ _id }, _args, ctx) =>
    isWriter(ctx) ? ctx.loaders.newsVersionsById.load(_id.toHexString()) : [],
};

export const NewsText: NewsTextResolvers = {
  readingMinutes({ body }, { language }) {
    const isWritten = (document: RichTextDocument | null | undefined) =>
      (document?.content.length ?? 0) > 0;
    const document = [body[language], body.en, body.es].find(isWritten);
    return readingMinutes(document ? plainTextOf(document) : '');
  },
  cover: async ({ cover }, _args, { loaders }) =>
    cover && imageOf(await loaders.fileById.load(cover.fileId), cover.alt),
  images: async ({ body }: NewsTextRecord, _args, { loaders }) => {
    const all = languages.flatMap((language) => (body[language] ? imagesIn(body[language]) : []));
    const found = await Promise.all(
      all.map(async ({ fileId, alt }) =>
        imageOf(await loaders.fileById.load(fileId), inBothLanguages(alt)),
      ),
    );
    return found.filter((image) => image !== null);
  },
};

export const NewsVersion: NewsVersionResolvers = {
  id: ({ _id }) => _id.toHexString(),
  text: (version) => version,
  author: authorOf,
};
