import type { ApplicationStep } from '@wiki/domain';
import type { ApplicationValues } from './application-values.ts';

/** A schema as far as the form knows it: it reads the form's values, whatever it makes of them. */
interface ValuesSchema {
  _zod: { input: ApplicationValues; output: unknown };
  safeParse: (values: ApplicationValues) => { success: boolean };
}

/**
 * The schema that a step must meet before going on, and the review before submitting. Fetched with
 * zod when the form is first checked.
 */
export async function loadStepSchema(step: ApplicationStep): Promise<ValuesSchema> {
  const { applicationStepSchemas, applicationSubmitSchema } = await import('@wiki/domain/schemas');
  const schema = step === 'REVIEW' ? applicationSubmitSchema : applicationStepSchemas[step];
  return schema as unknown as ValuesSchema;
}

/** What a draft may hold, for the greatest lengths of the fields. */
export const loadDraftSchema = async (): Promise<ValuesSchema> => {
  const { applicationDraftSchema } = await import('@wiki/domain/schemas');
  return applicationDraftSchema as unknown as ValuesSchema;
};
