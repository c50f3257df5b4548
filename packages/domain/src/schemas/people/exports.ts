import { z } from 'zod';
import { code } from '../fields.ts';

const words = z.strictObject({ value: z.string().max(60), text: z.string().max(120) });

/** Input of `createListExportLink`. */
export const listExportSchema = z.strictObject({
  name: z.string().min(1).max(120),
  query: z.string().min(1).max(10_000),
  variables: z.string().max(4_000),
  columns: z
    .array(
      z.strictObject({
        heading: z.string().min(1).max(120),
        paths: z
          .array(z.string().regex(/^\w+(?:\.\w+)*$/, code('FIELD_INVALID')))
          .min(1)
          .max(5),
        words: z.array(words).max(40).nullish(),
      }),
    )
    .min(1, code('FIELD_REQUIRED'))
    .max(30, code('TOO_MANY_ITEMS')),
});

export type ListExport = z.output<typeof listExportSchema>;
