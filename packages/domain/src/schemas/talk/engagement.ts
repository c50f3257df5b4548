import { z } from 'zod';
import { limits } from '../../graphql/limits.ts';
import { reasonSchema } from '../applications/applications.ts';
import { code, writtenText } from '../fields.ts';

const id = z.string().max(100, code('FIELD_INVALID'));
const text = writtenText(limits.comment.text);

/** Input of `recordListingView`. */
export const recordListingViewSchema = z.strictObject({ listingId: id });

/** Input of `setFavourite`. */
export const setFavouriteSchema = z.strictObject({ listingId: id, isFavourite: z.boolean() });

/** Input of `addListingComment`. */
export const addListingCommentSchema = z.strictObject({
  listingId: id,
  text,
  replyTo: id.nullish(),
});

/** Input of `editListingComment`. */
export const editListingCommentSchema = z.strictObject({ commentId: id, text });

/** Input of `deleteListingComment`: who must give a reason is decided by the API. */
export const deleteListingCommentSchema = z.strictObject({
  commentId: id,
  reason: reasonSchema.nullish(),
});
