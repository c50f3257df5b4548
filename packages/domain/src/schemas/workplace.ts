import { z } from 'zod';

/** Who takes care of something that waits. */
export const assignWorkSchema = z.strictObject({
  kind: z.string().max(40),
  workId: z.string().max(100),
  assigneeId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
});
