import { type ReactNode, type RefObject, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import type { ComparedField } from './compare.ts';
import { type RecordState, useConflict } from './use-conflict.tsx';

/** The record that a form changes. */
export interface EditedRecord<Values> {
  /** What named its state when the form was opened: it is kept, whatever is read meanwhile. */
  version: number | string;
  /** Reads it anew; null when it is gone. */
  read: () => Promise<RecordState<Values, number | string> | null>;
  /** What is compared, asked when it is. */
  fields: () => readonly ComparedField[];
}

export interface FormConflict<Values> {
  /** The version that the form was opened with, or that it saved since: send it along. */
  version: () => number | string;
  /** The form was saved: it goes on from what the server answered. */
  saved: (values: Values, version: number | string) => void;
  /** Looks at the refusals of a save: a conflict opens the comparison and is taken out of them. */
  check: (refused: readonly RefusedInput[]) => Promise<readonly RefusedInput[]>;
  dialog: ReactNode;
}

/**
 * Keeps the version that a form was opened with; when the record was saved elsewhere meanwhile, what
 * is written here is compared with it, and what was chosen is sent again.
 */
export function useFormConflict<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: EditedRecord<Values> | undefined,
  sendAgain: RefObject<() => void>,
): FormConflict<Values> {
  const version = useRef<number | string>(record?.version ?? 0);
  const conflict = useConflict<Values, number | string>({
    read: () => record?.read() ?? Promise.resolve(null),
    fields: () => record?.fields() ?? [],
    apply(merged, theirs) {
      version.current = theirs.version;
      form.reset(theirs.values);
      form.reset(merged, { keepDefaultValues: true });
      sendAgain.current();
    },
  });
  return {
    version: () => version.current,
    saved(values, next) {
      version.current = next;
      form.reset(values);
    },
    async check(refused) {
      if (!record || !refused.some(({ code }) => code === 'CONFLICT')) return refused;
      const base = form.formState.defaultValues as Values;
      const isOpen = await conflict.meet(base, structuredClone(form.getValues()));
      return isOpen ? [{ code: 'CONFLICT' }] : refused;
    },
    dialog: conflict.dialog,
  };
}
