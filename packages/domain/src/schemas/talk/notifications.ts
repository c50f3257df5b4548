import { z } from 'zod';
import { limits } from '../../graphql/limits.ts';
import { notificationChannels, notificationTopicNames } from '../../talk/notification-topics.ts';
import { isTimeZone } from '../../businesses/opening-hours.ts';
import { digestRhythms } from '../../time/quiet-hours.ts';
import { code } from '../fields.ts';

/** Input of the actions on notifications: 1 to 100 ids. What an unknown id means is not decided here. */
export const notificationIdsSchema = z.strictObject({
  ids: z
    .array(z.string().max(100, code('FIELD_INVALID')))
    .min(1, code('FIELD_REQUIRED'))
    .max(limits.notificationIds.max, code('TOO_MANY_ITEMS')),
});

/** Input of `undoMarkAllNotificationsRead`. */
export const undoMarkAllReadSchema = z.strictObject({
  dateRead: z.date(code('FIELD_INVALID')),
});

const hour = z
  .int(code('FIELD_INVALID'))
  .min(0, code('FIELD_INVALID'))
  .max(23, code('FIELD_INVALID'));
const weekday = z
  .int(code('FIELD_INVALID'))
  .min(1, code('FIELD_INVALID'))
  .max(7, code('FIELD_INVALID'));

/** Input of `saveNotificationPreferences`: what is left out stays. */
export const notificationPreferencesSchema = z.strictObject({
  channels: z
    .array(
      z.strictObject({
        topic: z.enum(notificationTopicNames, code('FIELD_INVALID')),
        channels: z
          .array(z.enum(notificationChannels, code('FIELD_INVALID')))
          .max(notificationChannels.length, code('TOO_MANY_ITEMS'))
          .refine(
            (channels) => !(channels.includes('MAIL') && channels.includes('DIGEST')),
            code('FIELD_INVALID'),
          ),
      }),
    )
    .max(notificationTopicNames.length, code('TOO_MANY_ITEMS'))
    .nullish(),
  digest: z.strictObject({ rhythm: z.enum(digestRhythms, code('FIELD_INVALID')), hour }).nullish(),
  quietHours: z
    .strictObject({
      isOn: z.boolean(code('FIELD_INVALID')),
      from: hour,
      to: hour,
      days: z
        .array(weekday)
        .max(7, code('TOO_MANY_ITEMS'))
        .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
      letsUrgentThrough: z.boolean(code('FIELD_INVALID')),
    })
    .refine(({ from, to }) => from !== to, { error: code('FIELD_INVALID'), path: ['to'] })
    .nullish(),
  timeZone: z
    .string()
    .max(64, code('FIELD_TOO_LONG'))
    .refine(isTimeZone, code('FIELD_INVALID'))
    .nullish(),
});

export type NotificationPreferencesChange = z.infer<typeof notificationPreferencesSchema>;

/** Input of `unsubscribe`: the token of a mail. */
export const unsubscribeSchema = z.strictObject({
  token: z.string().max(400, code('TOKEN_INVALID')),
});
