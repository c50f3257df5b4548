import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { EditedKind } from '../../gql/schema-types.ts';
import { failureOf } from '../../lib/errors/error-codes.ts';
import { type FormProblem, placeErrors, type RefusedInput } from '../../lib/forms/form-problem.ts';
import { type FormSchema, lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useCountdown } from '../../lib/forms/use-countdown.ts';
import { type FormDraft, useFormDraft } from '../../lib/forms/use-form-draft.ts';
import type { ComparedField } from '../conflict/compare.ts';
import type { RecordState } from '../conflict/use-conflict.tsx';
import { useFormConflict } from '../conflict/use-form-conflict.ts';
import { useBusyFields } from './use-busy-fields.ts';

/** A record that several people may have open. */
export interface FormRecord<Values extends FieldValues> {
  /** Says to administrators who else edits it; null where nobody is told. */
  kind: EditedKind | null;
  id: string;
  /** What names the state that the form is opened with: it is kept, whatever is read meanwhile. */
  version: number | string;
  /** Reads it anew, for the comparison; null when it is gone. */
  read: () => Promise<RecordState<Values, number | string> | null>;
  /** How fields are compared as one, by the beginning of their names, and those that are not bound. */
  compared?: readonly ComparedField[];
}

export interface FormScopeOptions<Values extends FieldValues> {
  /**
   * Fetches the schema of the domain package: a constant function outside of the component, as it is
   * fetched with zod when the form is first touched. Without one the API alone decides.
   */
  schema?: (() => Promise<FormSchema<Values>>) | undefined;
  /** Checks by rules of its own; a schema beside it says the greatest lengths only. Memoized. */
  resolver?: Resolver<Values>;
  /** When a field is checked first: once it was left, or not before the form is sent. */
  checks?: 'onTouched' | 'onSubmit';
  defaults: DefaultValues<Values>;
  /**
   * Sends the values and answers the `userErrors`; none means that it is done. A form of a `record`
   * sends the version along and tells `saved` what became of it.
   */
  send: (values: Values, edited: EditedVersion<Values>) => Promise<readonly RefusedInput[]>;
  /** The record that it changes, when it is not new: who else edits it is shown, conflicts are compared. */
  record?: FormRecord<Values> | null | undefined;
  /**
   * Keeps what is typed in this tab until it is done, under a name; secret fields never (a constant).
   */
  draft?: { name: string; secret?: readonly (keyof Values & string)[] } | undefined;
  /** What follows when it is done; where it leads elsewhere nobody is asked whether to leave. */
  onDone?: (values: Values) => void | Promise<void>;
}

/** The version that a form was opened with, or saved since, and what to tell it of a save. */
export interface EditedVersion<Values> {
  version: number | string;
  saved: (values: Values, version: number | string) => void;
}

/** What is known of a bound field. */
export interface FieldFacts {
  label: string;
  /** Its value in words, where it is a code. */
  words?: ((value: unknown) => string) | undefined;
  /** What codes of errors mean here, in place of the catalog's words. */
  messages?: Messages | undefined;
}

/** Words for codes of errors. */
export type Messages = Readonly<Record<string, string>>;

/** A form that is on screen: give it to `FormScope`. */
export interface FormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields that stand in the form by now, in their order. */
  fields: Map<string, FieldFacts>;
  /** The record that it changes. */
  record: Pick<FormRecord<Values>, 'kind' | 'id'> | null;
  /** The comparison, while one is open. */
  comparison: ReactNode;
  /** Why the last attempt was refused as a whole. */
  problem: FormProblem | null;
  /** Seconds to wait before the next attempt; 0 when none. */
  secondsLeft: number;
  /** It is being sent, or waits for files of its fields that are on their way. */
  isSending: boolean;
  /** Whether a file of a field is on its way: it is not sent before. */
  isUploading: boolean;
  /** A file of a field is on its way, or arrived. */
  hold: (field: string, isBusy: boolean) => void;
  /** What was typed before and not sent. */
  draft: FormDraft;
  /** Whether it is done and leads elsewhere. */
  isLeaving: RefObject<boolean>;
  submit: () => Promise<void>;
  /** Begins anew with what is stored, and its version. */
  adopt: (values: Values, version: number | string) => void;
  /** The schema, once the form was touched. */
  schema: FormSchema<Values> | null;
  /** The person is about to write: what checks it is fetched. */
  touch: () => void;
}

/**
 * A form over a schema of the domain package. Refusals of the API return to their fields, everything
 * else becomes the form's problem, and what was typed stays.
 */
export function useFormScope<Values extends FieldValues>({
  schema: load,
  resolver: own,
  checks = 'onTouched',
  defaults,
  send,
  record,
  draft: kept,
  onDone,
}: FormScopeOptions<Values>): FormState<Values> {
  const resolver = useMemo<Resolver<Values> | undefined>(
    () => own ?? (load && lazyResolver(load)),
    [own, load],
  );
  const form = useForm<Values>({
    ...(resolver ? { resolver } : {}),
    mode: checks,
    shouldFocusError: false,
    defaultValues: defaults,
  });
  const [schema, setSchema] = useState<FormSchema<Values> | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const secondsLeft = useCountdown(problem?.retryAt, () => setProblem(null));
  const fields = useRef(new Map<string, FieldFacts>()).current;
  const isTouched = useRef(false);
  const isLeaving = useRef(false);
  const files = useBusyFields();
  const draft = useFormDraft(form, kept?.name ?? null, kept?.secret);

  const touch = useCallback(() => {
    if (isTouched.current) return;
    isTouched.current = true;
    // Without it the API decides, and says so.
    load?.().then(
      (fetched) => setSchema(fetched),
      () => {
        isTouched.current = false;
      },
    );
  }, [load]);

  const sendAgain = useRef<() => void>(() => undefined);
  const conflict = useFormConflict<Values>(
    form,
    record ? { ...record, fields: () => comparedFields(fields, record.compared ?? []) } : undefined,
    sendAgain,
  );

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        const { version, saved } = conflict;
        const refused = await conflict.check(await send(values, { version: version(), saved }));
        const placed = placeErrors(refused, [...fields.keys()]);
        for (const { field, code } of placed.fields) {
          form.setError(field as FieldPath<Values>, { type: 'server', message: code });
        }
        setProblem(placed.problem);
        if (refused.length > 0) return;
        draft.forget();
        isLeaving.current = true;
        await onDone?.(values);
        isLeaving.current = false;
      } catch (error) {
        setProblem({ code: failureOf(error) });
      }
    },
    () => setProblem(null),
  );

  useEffect(() => {
    sendAgain.current = () => void submit();
  });

  return {
    form,
    fields,
    record: record ?? null,
    comparison: conflict.dialog,
    problem,
    secondsLeft,
    isSending: form.formState.isSubmitting || files.isBusy,
    isUploading: files.isBusy,
    hold: files.onBusyChange,
    draft,
    isLeaving,
    // Sent without them, the record would lose what is still on its way.
    submit: async () => {
      if (!files.isBusy) await submit();
    },
    adopt: conflict.saved,
    schema,
    touch,
  };
}

/** The bound fields, those of a group as one, and what is compared besides. */
function comparedFields(
  fields: ReadonlyMap<string, FieldFacts>,
  groups: readonly ComparedField[],
): ComparedField[] {
  const isGrouped = (name: string) =>
    groups.some((group) => name === group.name || name.startsWith(`${group.name}.`));
  const single = [...fields].filter(([name]) => !isGrouped(name));
  return [...single.map(([name, facts]) => ({ name, ...facts })), ...groups];
}
