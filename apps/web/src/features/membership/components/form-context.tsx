import { useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import type { ApplicationValues } from '../application-values.ts';
import { faultsOf, isMissing, placeOf } from '../field-errors.ts';
import { fieldHelps, fieldLabels, requiredMessages, textNameOf } from '../field-texts.ts';
import { isOptional } from '../field-rules.ts';
import type { ApplicationFormState } from '../hooks/use-application-form.ts';

export type FieldName = FieldPath<ApplicationValues>;

export interface FormContextValue extends ApplicationFormState {
  /** What an administrator asks to change, by field. */
  comments: ReadonlyMap<string, string>;
  /** Says that a file is on its way, for as long as it is. */
  onBusyChange: (field: string, isBusy: boolean) => void;
}

const FormContext = createContext<FormContextValue | null>(null);

/** Gives the fields below it the form they belong to. */
export const FormProvider = FormContext.Provider;

/** The form around a field. */
export function useApplicationContext(): FormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error('The field stands outside of an application form.');
  return value;
}

/** The words of a field's fault: its own ones when it is empty. */
export function useFaultMessage(): (fault: { field: string; code: string }) => string {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  return (fault) => {
    const own = isMissing(fault) && requiredMessages[textNameOf(fault.field)];
    return own ? t(own) : errorMessage(fault.code);
  };
}

/** Words and error of a field, in the shape of the controls' props. */
export function useFieldWords(name: FieldName): {
  label: string;
  help?: string;
  optional?: string;
  error?: string;
} {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const faultMessage = useFaultMessage();
  const texts = textNameOf(name);
  const help = fieldHelps[texts];
  const fault = faultsOf(form.formState.errors).find(({ field }) => placeOf(field) === name);
  return {
    label: t(fieldLabels[texts]),
    help: help && t(help),
    optional: isOptional(texts) ? t`(optional)` : undefined,
    error: fault && faultMessage({ ...fault, field: placeOf(fault.field) }),
  };
}
