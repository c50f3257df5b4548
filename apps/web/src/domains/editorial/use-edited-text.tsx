import { type ReactNode, useState } from 'react';
import type { ComparedField } from '../../components/conflict/compare.ts';
import { type RecordState, useConflict } from '../../components/conflict/use-conflict.tsx';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import type { SendText } from '../../lib/forms/autosave.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { useAutosave } from '../../lib/forms/use-autosave.ts';
import { ConflictAlert } from './conflict-alert.tsx';

export interface EditedTextOptions<Values> {
  /** The text as it is opened; what comes later is taken by `begin` alone. */
  stored: RecordState<Values, number>;
  save: SendText<Values>;
  /** Reads it anew, for the comparison; null when it is gone. */
  read: () => Promise<RecordState<Values, number> | null>;
  /** What is compared. */
  fields: () => readonly ComparedField[];
}

export interface EditedText<Values> {
  values: Values;
  /** Another number for each text that takes the place of what was written: editors start anew. */
  start: number;
  saver: ReturnType<typeof useAutosave<Values>>;
  change: (changes: Partial<Values>) => void;
  /** Takes another text in place of what was written. */
  begin: (text: RecordState<Values, number>) => void;
  /** Why a field was refused, in words. */
  errorOf: (field: string) => string | undefined;
  /** What was refused as a whole. */
  refusal: RefusedInput | null;
  /** Says that it was saved elsewhere meanwhile, and offers to compare. */
  alert: ReactNode;
  /** The comparison, while it is open. */
  comparison: ReactNode;
}

/** A text in both languages that saves itself while it is written. */
export function useEditedText<Values extends object>({
  stored,
  save,
  read,
  fields,
}: EditedTextOptions<Values>): EditedText<Values> {
  const errorMessage = useErrorMessage();
  const [values, setValues] = useState(stored.values);
  const [start, setStart] = useState(0);
  const saver = useAutosave<Values>(stored.version, values, save);
  const { state } = saver;
  const begin = (text: RecordState<Values, number>) => {
    saver.restart(text.version, text.values);
    setValues(text.values);
    setStart(start + 1);
  };
  const conflict = useConflict<Values, number>({
    read,
    fields,
    apply(merged, theirs) {
      begin(theirs);
      setValues(merged);
      saver.change(merged);
    },
  });
  return {
    values,
    start,
    saver,
    begin,
    change(changes) {
      const next = { ...values, ...changes };
      setValues(next);
      saver.change(next);
    },
    errorOf(field) {
      const refused = state.refused.find((each) => each.field === field);
      return refused ? errorMessage(refused.code) : undefined;
    },
    refusal: state.refused.find(({ field }) => !field) ?? null,
    alert: state.status === 'conflict' && (
      <ConflictAlert onCompare={() => conflict.meet(saver.saved(), values)} />
    ),
    comparison: conflict.dialog,
  };
}
