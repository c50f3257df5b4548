import { z } from 'zod';
import { code } from '../fields.ts';

const targetId = z.string().min(1, code('FIELD_REQUIRED')).max(100, code('FIELD_INVALID'));

/** Input of `setFollow`. */
export const setFollowSchema = z.strictObject({
  kind: z.enum(['USER', 'BUSINESS', 'TAG', 'CATEGORY', 'NEWS'], code('FIELD_INVALID')),
  targetId,
  level: z.enum(['WATCHING', 'NORMAL', 'MUTED'], code('FIELD_INVALID')),
});

/** Input of `setTopicBookmarked`. */
export const setTopicBookmarkedSchema = z.strictObject({
  kind: z.enum(['TAG', 'CATEGORY'], code('FIELD_INVALID')),
  targetId,
  isBookmarked: z.boolean(code('FIELD_INVALID')),
});
