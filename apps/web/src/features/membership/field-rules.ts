import { applicationFields } from '@wiki/domain';
import type { FieldTextName } from './field-texts.ts';

const optional = new Set<string>(
  applicationFields.filter(({ required }) => !required).map(({ field }) => field),
).add('shareholders.*.imageId');

/** Whether submitting does without the field. */
export const isOptional = (field: FieldTextName): boolean => optional.has(field);
