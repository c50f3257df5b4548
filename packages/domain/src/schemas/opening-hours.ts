import { z } from 'zod';
import { limits } from '../graphql/limits.ts';
import { isTimeZone, weekdays } from '../businesses/opening-hours.ts';
import { code } from './fields.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('FIELD_INVALID'));

const span = z
  .strictObject({ day: z.enum(weekdays), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: code('RANGE_REVERSED'),
  });

/** The hours of a week. */
export const openingHours = z.array(span).max(limits.openingSpans, code('TOO_MANY_ITEMS'));

/** The zone that they are in. */
export const timeZone = z.string().max(60).refine(isTimeZone, code('FIELD_INVALID'));
