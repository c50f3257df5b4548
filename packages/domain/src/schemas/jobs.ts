import { z } from 'zod';

/** Input that names a job. */
export const jobIdSchema = z.object({ jobId: z.string() });

/** Input that names an event that was given up. */
export const givenUpEventIdSchema = z.object({ givenUpEventId: z.string() });
