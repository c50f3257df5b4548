import type { Language, ListingType } from '@wiki/domain';
import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingField } from '../values/listing-fields.ts';
import type { ListingValues } from '../values/listing-values.ts';
import type { ManagedListing } from '../use-listing-form.ts';

export interface ListingFormContextValue {
  form: UseFormReturn<ListingValues>;
  type: ListingType;
  /** The listing as stored; null until something was written. */
  listing: ManagedListing | null;
  /** The languages to write in, the reader's first; one of them unless both are asked for. */
  languages: readonly Language[];
  /** Fields that the server refused and that were not changed since. */
  refused: readonly ListingField[];
}

const FormContext = createContext<ListingFormContextValue | null>(null);

/** Gives the fields below it the form they belong to. */
export const FormProvider = FormContext.Provider;

/** The form around a field. */
export function useListingContext(): ListingFormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error('The field stands outside of the form of a listing.');
  return value;
}
