import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** What every form control shows around its input. */
export interface FieldProps {
  /** Name of the field, above the input. */
  label: ReactNode;
  /** Advice below the input. */
  help?: ReactNode;
  /** What is wrong; marks the input invalid and is read aloud with it. */
  error?: ReactNode;
  /** The word for "optional", shown beside the label of a field that may stay empty. */
  optional?: string | undefined;
  /** How much is used of what fits, at the end of the label's line. */
  counter?: ReactNode;
}

/** Attributes that tie an input to its label, help and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Makes the ids of a field; `id` overrides the generated one. */
export function useFieldIds({ help, error, counter }: FieldProps, id?: string): FieldIds {
  const generated = useId();
  const own = id ?? generated;
  const describedBy = [
    error ? `${own}-error` : '',
    help ? `${own}-help` : '',
    counter ? `${own}-counter` : '',
  ].filter(Boolean);
  return {
    id: own,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** The error and the advice below an input, with the ids `useFieldIds` promises. */
export function FieldNotes({
  id,
  help,
  error,
}: Pick<FieldProps, 'help' | 'error'> & { id: string }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      ) : null}
    </>
  );
}

/** The label's words and, for a field that may stay empty, the word that says so. */
export function FieldLabel({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional ? <span className={classes.optional}> {optional}</span> : null}
    </>
  );
}

/** Label above, input, then error and help below. */
export function Field({
  ids,
  field,
  children,
}: {
  ids: FieldIds;
  field: FieldProps;
  children: ReactNode;
}) {
  const label = (
    <label className={classes.label} htmlFor={ids.id}>
      <FieldLabel label={field.label} optional={field.optional} />
    </label>
  );
  return (
    <div className={classes.field}>
      {field.counter ? (
        <div className={classes.above}>
          {label}
          <span id={`${ids.id}-counter`} className={classes.counter}>
            {field.counter}
          </span>
        </div>
      ) : (
        label
      )}
      {children}
      <FieldNotes id={ids.id} help={field.help} error={field.error} />
    </div>
  );
}
