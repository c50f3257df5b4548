import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldFacts, Messages } from './use-form-scope.ts';

/** What a form says of one of its fields, where the field does not say it itself. */
export interface FieldWords {
  label: string;
  /** Advice below it. */
  help?: string;
  /** The field may stay empty, and says so. */
  isOptional?: boolean;
  /** What codes of errors mean here, in place of the catalog's words. */
  messages?: Messages;
}

/** What the fields of a form share. */
export interface FormScopeValue {
  form: UseFormReturn;
  /** The words of the fields by their names, of forms that keep them in one place. */
  wordsOf?: ((name: string) => FieldWords) | undefined;
  /** Tells the form of a field that stands in it; the answer is called when it goes. */
  mention: (name: string, facts: FieldFacts) => () => void;
  /** The words of a field's error; `messages` are its own. */
  errorOf: (name: string, messages?: Messages) => string | undefined;
  /** The most characters that a field may hold, as the schema says. */
  maxLengthOf: (name: string) => number | undefined;
  /** A file of a field is on its way, or arrived: until then the form is not sent. */
  hold: (field: string, isBusy: boolean) => void;
  /** The person is about to write: what checks the form is fetched. */
  touch: () => void;
}

export const FormContext = createContext<FormScopeValue | null>(null);

/** The form that a field stands in. */
export function useFormContext(): FormScopeValue {
  const scope = use(FormContext);
  if (!scope) throw new Error('A bound field stands outside of a FormScope.');
  return scope;
}
