import { z } from 'zod';
import { code } from './fields.ts';

/** Input of `setFollow`. */
export const setFollowSchema = z.strictObject({
  kind: z.enum(['USER', 'BUSINESS', 'TAG', 'CATEGORY', 'NEWS'], code('FIELD_INVALID')),
  targetId: z.string().min(1, code('FIELD_REQUIRED')).max(100, code('FIELD_INVALID')),
  level: z.enum(['WATCHING', 'NORMAL', 'MUTED'], code('FIELD_INVALID')),
});
