import { applicationFields, type ErrorCode } from '@wiki/domain';
import type { FieldErrors } from 'react-hook-form';
import type { ApplicationValues } from './application-values.ts';

/** What is wrong with one field. */
export interface FieldFault {
  /** Path of the field, such as `authorizedUsers.0.email`. */
  field: string;
  /** A code of the error catalog. */
  code: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function collect(errors: unknown, path: readonly string[]): FieldFault[] {
  if (!isObject(errors)) return [];
  const { message } = errors;
  if (typeof message === 'string') return [{ field: path.join('.'), code: message }];
  return Object.entries(errors).flatMap(([name, error]) => {
    if (name === 'ref') return [];
    // The error of a whole list stands beside those of its entries.
    return collect(error, name === 'root' ? path : [...path, name]);
  });
}

const order = new Map(applicationFields.map(({ field }, index) => [field as string, index]));
const rank = (field: string): number =>
  order.get(field) ?? order.get(field.split('.')[0] ?? '') ?? order.size;

/** All faults of the form, in the order of its fields. */
export function faultsOf(errors: FieldErrors<ApplicationValues>): FieldFault[] {
  return collect(errors, []).toSorted((one, other) => rank(one.field) - rank(other.field));
}

/** What is said of something required that is not there. */
export const missingCodes: readonly string[] = [
  'FIELD_REQUIRED',
  'EMPTY_NAME',
] satisfies ErrorCode[];

/** Whether a fault is that something required is not there. */
export const isMissing = ({ code }: FieldFault): boolean => missingCodes.includes(code);

/** Fields of text lists, whose entries have no place of their own to show an error at. */
const wholeFields: ReadonlySet<string> = new Set(['services', 'taxResponsibilities']);
/** Fields that hold several files: an error of one of them is shown by the field. */
const isWhole = (field: string) => wholeFields.has(field) || field.endsWith('Ids');

/** The field that shows an error the API named: its own name, or the whole list it is part of. */
export function placeOf(field: string): string {
  const [first = ''] = field.split('.');
  return isWhole(first) ? first : field;
}
