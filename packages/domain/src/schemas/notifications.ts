import { z } from 'zod';
import { limits } from '../limits.ts';
import { code } from './fields.ts';

/** Input of the actions on notifications: 1 to 100 ids. What an unknown id means is not decided here. */
export const notificationIdsSchema = z.strictObject({
  ids: z
    .array(z.string().max(100, code('FIELD_INVALID')))
    .min(1, code('FIELD_REQUIRED'))
    .max(limits.notificationIds.max, code('TOO_MANY_ITEMS')),
});

/** Input of `undoMarkAllNotificationsRead`. */
export const undoMarkAllReadSchema = z.strictObject({
  readAt: z.date(code('FIELD_INVALID')),
});
