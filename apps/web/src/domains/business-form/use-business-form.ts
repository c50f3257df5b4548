import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  BusinessToCompareDocument,
  type BusinessFormFieldsFragment,
} from '../../gql/business-form.ts';
import { pictureWords } from '../../lib/uploads/file-value.ts';
import { useBusinessLabels } from './use-business-labels.ts';
import { useFormConflict } from '../../components/conflict/use-form-conflict.ts';
import type { RecordState } from '../../components/conflict/use-conflict.tsx';
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

const galleryWords = (pictures: unknown): string =>
  (pictures as unknown[]).map(pictureWords).join('\n');

const resolver = lazyResolver<BusinessValues>(loadBusinessSchema);

/** Saves changes and answers the stored profile, or why it was refused. */
export type SaveBusiness = (changes: BusinessChanges & { revision: string | null }) => Promise<{
  business: BusinessFormFieldsFragment | null;
  userErrors: readonly RefusedInput[];
}>;

export interface BusinessFormState {
  form: UseFormReturn<BusinessValues>;
  draft: FormDraft;
  submit: Submit;
  /** The comparison with what somebody else saved meanwhile, while it is open. */
  comparison: ReactNode;
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
  const client = useApolloClient();
  const labels = useBusinessLabels();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<BusinessValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: valuesOf(business),
  });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, `business.${business.id}`);

  const read = async (): Promise<RecordState<BusinessValues, string> | null> => {
    const { data } = await client.query({
      query: BusinessToCompareDocument,
      variables: { id: business.id },
      fetchPolicy: 'network-only',
    });
    const now = data?.business;
    return now ? { values: valuesOf(now), version: now.revision ?? '' } : null;
  };
  const sendAgain = useRef<() => void>(() => undefined);
  const conflict = useFormConflict<BusinessValues>(
    form,
    {
      version: business.revision ?? '',
      read,
      fields: () =>
        businessFields.map((name) => ({
          name,
          label: labels[name],
          ...(name === 'logo' || name === 'cover' ? { words: pictureWords } : {}),
          ...(name === 'gallery' ? { words: galleryWords } : {}),
        })),
    },
    sendAgain,
  );

  // Somebody else saved: an untouched form follows.
  const known = useRef(business);
  useEffect(() => {
    if (known.current === business) return;
    known.current = business;
    if (!isDirty) conflict.saved(valuesOf(business), business.revision ?? '');
  });

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
    const revision = String(conflict.version()) || null;
    const answer = await save({ ...changesOf(values, before, stored), revision });
    if (answer.userErrors.length > 0 || !answer.business) {
      return conflict.check(answer.userErrors.map(atFormField));
    }
    conflict.saved(valuesOf(answer.business), answer.business.revision ?? '');
    draft.forget();
    setSaved(true);
    return [];
  });

  useEffect(() => {
    sendAgain.current = () => void submit.send();
  });

  return {
    form,
    draft,
    submit,
    comparison: conflict.dialog,
    isSaved,
    startOver: () => {
      conflict.saved(valuesOf(business), business.revision ?? '');
      draft.forget();
    },
  };
}
