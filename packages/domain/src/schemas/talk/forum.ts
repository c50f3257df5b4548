import { z } from 'zod';
import { languages } from '../../texts/language.ts';
import { limits } from '../../graphql/limits.ts';
import { reasonSchema } from '../applications/applications.ts';
import { code, requiredLine } from '../fields.ts';
import { richText, unfinishedRichText } from './rich-text.ts';

const bounds = limits.forum;
const id = z.string().max(100, code('FIELD_INVALID'));
const language = z.enum(languages, code('FIELD_INVALID'));
const category = z.string().min(1, code('FIELD_REQUIRED')).max(40, code('FIELD_INVALID'));

/** A tag: letters and digits of any language with single hyphens, in lower case. */
const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(bounds.tag, code('FIELD_TOO_LONG'))
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, code('FIELD_INVALID'));

const tags = z
  .array(tag)
  .max(bounds.tags, code('FIELD_TOO_LONG'))
  .nullish()
  .transform((given) => [...new Set(given)]);

/** What a discussion says, whoever writes or edits it. */
const discussion = {
  title: requiredLine(bounds.title),
  body: richText(bounds.text),
  category,
  tags,
  language,
  draftId: id.nullish(),
};

/** Input of `createDiscussion`. */
export const createDiscussionSchema = z.strictObject(discussion);

/** Input of `editDiscussion`. */
export const editDiscussionSchema = z.strictObject({ discussionId: id, ...discussion });

/** Input of `deleteDiscussion` and `deleteDiscussionComment`: who must give a reason is decided by the API. */
export const deletePostSchema = z.strictObject({ id, reason: reasonSchema.nullish() });

/** Input of writes that name a discussion or a comment. */
export const postIdSchema = z.strictObject({ id });

/** Input of `addDiscussionComment`. */
export const addDiscussionCommentSchema = z.strictObject({
  discussionId: id,
  body: richText(bounds.comment),
  replyTo: id.nullish(),
  language,
});

/** Input of `editDiscussionComment`. */
export const editDiscussionCommentSchema = z.strictObject({
  commentId: id,
  body: richText(bounds.comment),
});

/** Input of `setPostLiked`. */
export const setPostLikedSchema = z.strictObject({ id, isLiked: z.boolean() });

/** Input of `setDiscussionFollowed`. */
export const setDiscussionFollowedSchema = z.strictObject({
  discussionId: id,
  level: z.enum(['WATCHING', 'NORMAL', 'MUTED']),
});

/** Input of `setDiscussionBookmarked`. */
export const setDiscussionBookmarkedSchema = z.strictObject({
  discussionId: id,
  isBookmarked: z.boolean(),
});

/** Input of `acceptAnswer`. */
export const acceptAnswerSchema = z.strictObject({ discussionId: id, commentId: id.nullish() });

/** Input of `moderateDiscussion`. */
export const moderateDiscussionSchema = z.strictObject({
  discussionId: id,
  isPinned: z.boolean().nullish(),
  isFeatured: z.boolean().nullish(),
  isLocked: z.boolean().nullish(),
});

/** Input of `saveDiscussionDraft`. */
export const saveDiscussionDraftSchema = z.strictObject({
  draftId: id.nullish(),
  version: z.int().min(0),
  discussionId: id.nullish(),
  title: z.string().max(bounds.title, code('FIELD_TOO_LONG')),
  body: unfinishedRichText(bounds.text),
  category: category.nullish(),
  tags,
  language,
});

/** Input of `deleteDiscussionDraft`. */
export const draftIdSchema = z.strictObject({ draftId: id });
