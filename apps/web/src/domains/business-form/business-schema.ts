import type { BusinessValues } from './business-values.ts';

/** A schema as far as the form knows it: it reads the form's values, whatever it makes of them. */
interface ValuesSchema {
  _zod: { input: BusinessValues; output: unknown };
  safeParse: (values: unknown) => { success: boolean };
}

/** The rules of a profile's texts; its pictures are checked when they are uploaded. Fetched with zod. */
export async function loadBusinessSchema(): Promise<ValuesSchema> {
  const { updateBusinessSchema } = await import('@wiki/domain/schemas');
  const texts = updateBusinessSchema
    .omit({ businessId: true, logo: true, cover: true, gallery: true })
    .strip()
    .refine(({ description }) => Boolean(description?.en ?? description?.es), {
      path: ['description', 'en'],
      error: 'FIELD_REQUIRED',
    });
  return texts as unknown as ValuesSchema;
}
