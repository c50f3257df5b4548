import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { BusinessFormFieldsFragment } from '../../gql/business-form.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { type FormDraft, useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { type Submit, useSubmit } from '../../lib/forms/use-submit.ts';
import { loadBusinessSchema } from './business-schema.ts';
import {
  atFormField,
  type BusinessChanges,
  businessFields,
  type BusinessValues,
  changesOf,
  valuesOf,
} from './business-values.ts';

const resolver = lazyResolver<BusinessValues>(loadBusinessSchema);

/** Saves changes and answers the stored profile, or why it was refused. */
export type SaveBusiness = (changes: BusinessChanges) => Promise<{
  business: BusinessFormFieldsFragment | null;
  userErrors: readonly RefusedInput[];
}>;

export interface BusinessFormState {
  form: UseFormReturn<BusinessValues>;
  draft: FormDraft;
  submit: Submit;
  /** Whether the last thing that happened is that the changes were saved. */
  isSaved: boolean;
  /** Gives up what was typed. */
  startOver: () => void;
}

/** The form of a profile: what is typed survives until it is saved or given up. */
export function useBusinessForm(
  business: BusinessFormFieldsFragment,
  save: SaveBusiness,
): BusinessFormState {
  const [isSaved, setSaved] = useState(false);
  const form = useForm<BusinessValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: valuesOf(business),
  });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, `business.${business.id}`);

  // Somebody else saved: an untouched form follows.
  const known = useRef(business);
  useEffect(() => {
    if (known.current === business) return;
    known.current = business;
    if (!isDirty) form.reset(valuesOf(business));
  }, [business, isDirty, form]);

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty: hasChanges }) => {
          if (hasChanges) setSaved(false);
        },
      }),
    [subscribe],
  );

  const submit = useSubmit(form, businessFields, async (values) => {
    const stored = valuesOf(business);
    const before = { ...stored, ...form.formState.defaultValues } as BusinessValues;
    const answer = await save(changesOf(values, before, stored));
    if (answer.userErrors.length > 0 || !answer.business) return answer.userErrors.map(atFormField);
    form.reset(valuesOf(answer.business));
    draft.forget();
    setSaved(true);
    return [];
  });

  return {
    form,
    draft,
    submit,
    isSaved,
    startOver: () => {
      form.reset(valuesOf(business));
      draft.forget();
    },
  };
}
