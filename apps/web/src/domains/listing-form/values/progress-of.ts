import type { Language, ListingType } from '@wiki/domain';
import { type ListingField, type SectionName, sectionList } from './listing-fields.ts';
import { problemsOf } from './listing-resolver.ts';
import { emptyValues, type ListingValues, valueAt } from './listing-values.ts';

export interface SectionProgress {
  name: SectionName;
  /** Whether something is filled in and nothing is missing. */
  isDone: boolean;
  /** Whether a listing can be published without it. */
  isOptional: boolean;
  /** The fields that keep the listing from being published. */
  lacks: readonly ListingField[];
}

export interface Progress {
  sections: readonly SectionProgress[];
  /** How many fields are to be filled in, or made readable, before it can be published. */
  missing: number;
  /** How many others the server refused. */
  refused: number;
  /** The part of what is required that is there, 0 to 1. */
  part: number;
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/**
 * How far a listing is from being published.
 * @param refused the fields that the server refused and that were not changed since
 */
export function progressOf(
  type: ListingType,
  values: ListingValues,
  language: Language,
  refused: readonly ListingField[] = [],
): Progress {
  const problems = problemsOf(type, values, language);
  const required = problemsOf(type, emptyValues(), language);
  const sections = sectionList(type).map(([name, fields]): SectionProgress => {
    const lacks = fields.filter((field) => problems.has(field) || refused.includes(field));
    return {
      name,
      lacks,
      isDone:
        lacks.length === 0 &&
        fields.some((field) => field !== 'currency' && isFilled(valueAt(values, field))),
      isOptional: !fields.some((field) => required.has(field)),
    };
  });
  const missing = problems.size;
  const toCorrect = refused.filter((field) => !problems.has(field)).length;
  const part = Math.max(0, 1 - (missing + toCorrect) / required.size);
  return { sections, missing, refused: toCorrect, part };
}
