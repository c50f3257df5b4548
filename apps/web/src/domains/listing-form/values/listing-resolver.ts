import { type Language, listingProblems, type ListingType } from '@wiki/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { isUnreadable } from './amounts.ts';
import { formFieldOf, type ListingField } from './listing-fields.ts';
import { apiFieldsOf, contentOf, type ListingValues } from './listing-values.ts';

/** What keeps a listing from being published, at the fields of the form, the first of each. */
export function problemsOf(
  type: ListingType,
  values: ListingValues,
  language: Language,
): Map<ListingField, string> {
  const problems = new Map<ListingField, string>();
  for (const [field, value] of Object.entries(apiFieldsOf(type, values))) {
    if (isUnreadable(value)) problems.set(field as ListingField, 'FIELD_INVALID');
  }
  for (const { field: apiField, code } of listingProblems(contentOf(type, values))) {
    const field = formFieldOf(type, apiField, language);
    if (field && !problems.has(field)) problems.set(field, code);
  }
  return problems;
}

const resolver =
  (type: ListingType, language: Language): Resolver<ListingValues> =>
  (values) => {
    const problems = problemsOf(type, values, language);
    if (problems.size === 0) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const [path, message] of problems) {
      const error = { type: 'rule', message };
      const [name = '', part] = path.split('.');
      errors[name] = part ? { ...(errors[name] as object | undefined), [part]: error } : error;
    }
    return { values: {}, errors: errors as FieldErrors<ListingValues> };
  };

const resolvers = new Map<string, Resolver<ListingValues>>();

/** The rules of publishing for a form; the API has them too. The same function for the same form. */
export function resolverOf(type: ListingType, language: Language): Resolver<ListingValues> {
  const key = `${type} ${language}`;
  const known = resolvers.get(key) ?? resolver(type, language);
  resolvers.set(key, known);
  return known;
}
