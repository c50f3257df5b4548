import { useCallback, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { failureOf } from '../../lib/errors/error-codes.ts';
import { type FormProblem, placeErrors, type RefusedInput } from '../../lib/forms/form-problem.ts';
import { type FormSchema, lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useCountdown } from '../../lib/forms/use-countdown.ts';

export interface FormScopeOptions<Values extends FieldValues> {
  /**
   * Fetches the schema of the domain package: a constant function outside of the component, as it is
   * fetched with zod when the form is first touched. Without one the API alone decides.
   */
  schema?: () => Promise<FormSchema<Values>>;
  defaults: DefaultValues<Values>;
  /** Sends the values and answers the `userErrors`; none means that it is done. */
  send: (values: Values) => Promise<readonly RefusedInput[]>;
  /** What follows when it is done. */
  onDone?: () => void;
}

/** A form that is on screen: give it to `FormScope`. */
export interface FormState<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields that stand in the form by now, with their labels, in their order. */
  fields: Map<string, string>;
  /** Why the last attempt was refused as a whole. */
  problem: FormProblem | null;
  /** Seconds to wait before the next attempt; 0 when none. */
  secondsLeft: number;
  isSending: boolean;
  submit: () => Promise<void>;
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
  defaults,
  send,
  onDone,
}: FormScopeOptions<Values>): FormState<Values> {
  const [resolver] = useState<Resolver<Values> | undefined>(() => load && lazyResolver(load));
  const form = useForm<Values>({
    ...(resolver ? { resolver } : {}),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: defaults,
  });
  const [schema, setSchema] = useState<FormSchema<Values> | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const secondsLeft = useCountdown(problem?.retryAt, () => setProblem(null));
  const fields = useRef(new Map<string, string>()).current;
  const isTouched = useRef(false);

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

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        const refused = await send(values);
        const placed = placeErrors(refused, [...fields.keys()]);
        for (const { field, code } of placed.fields) {
          form.setError(field as FieldPath<Values>, { type: 'server', message: code });
        }
        setProblem(placed.problem);
        if (refused.length === 0) onDone?.();
      } catch (error) {
        setProblem({ code: failureOf(error) });
      }
    },
    () => setProblem(null),
  );

  return {
    form,
    fields,
    problem,
    secondsLeft,
    isSending: form.formState.isSubmitting,
    submit: () => submit(),
    schema,
    touch,
  };
}
