import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftOf, readDraft, writeDraft } from './draft.ts';

const none: readonly never[] = [];

export interface FormDraft {
  /** Whether the form was filled from a draft when it was opened. */
  isRestored: boolean;
  /** Forgets the draft: what it held was saved or given up. */
  forget: () => void;
}

/**
 * Keeps what is typed in this tab, so that it survives a reload, a sign-out and a dead network, and
 * brings it back when the form is opened again.
 * @param name of the draft; another name for another person's form, null to keep none
 * @param secret fields that are never kept, such as passwords: a constant
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | null,
  secret: readonly (keyof Values & string)[] = none,
): FormDraft {
  const [isRestored, setRestored] = useState(false);
  const { subscribe, reset, getValues } = form;

  useEffect(() => {
    const draft = name === null ? null : readDraft(name);
    if (!draft) return;
    reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    setRestored(true);
  }, [name, reset, getValues]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          if (name === null) return;
          writeDraft(name, draftOf(values, defaultValues ?? {}, secret));
        },
      }),
    [name, secret, subscribe],
  );

  return {
    isRestored,
    forget: () => {
      if (name !== null) writeDraft(name, {});
      setRestored(false);
    },
  };
}
