import { useLingui } from '@lingui/react/macro';
import { createContext, use, useCallback } from 'react';
import type { FieldWords } from '../../../components/form/form-context.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { isMissing, missingCodes } from '../field-errors.ts';
import { isOptional } from '../field-rules.ts';
import { fieldHelps, fieldLabels, requiredMessages, textNameOf } from '../field-texts.ts';
import type { ApplicationFormState, MembershipForm } from '../hooks/use-application-form.ts';

export interface FormContextValue extends Omit<ApplicationFormState, 'scope'> {
  form: MembershipForm;
  /** What an administrator asks to change, by field. */
  comments: ReadonlyMap<string, string>;
}

const FormContext = createContext<FormContextValue | null>(null);

/** Gives what is inside of it the application that is written. */
export const FormProvider = FormContext.Provider;

/** The application around a field. */
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

/** The words of the form's fields, by their names. */
export function useFieldWords(): (name: string) => FieldWords {
  const { t } = useLingui();
  return useCallback(
    (name) => {
      const texts = textNameOf(name);
      const help = fieldHelps[texts];
      const required = requiredMessages[texts];
      return {
        label: t(fieldLabels[texts]),
        isOptional: isOptional(texts),
        ...(help ? { help: t(help) } : {}),
        ...(required
          ? { messages: Object.fromEntries(missingCodes.map((code) => [code, t(required)])) }
          : {}),
      };
    },
    [t],
  );
}
