import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { type FormState, useFormScope } from '../../components/form/use-form-scope.ts';
import {
  BusinessToCompareDocument,
  type BusinessFormFieldsFragment,
} from '../../gql/business-form.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { loadBusinessSchema } from './business-schema.ts';
import {
  atFormField,
  type BusinessChanges,
  type BusinessValues,
  changesOf,
  valuesOf,
} from './business-values.ts';

/** Saves changes and answers the stored profile, or why it was refused. */
export type SaveBusiness = (changes: BusinessChanges & { revision: string | null }) => Promise<{
  business: BusinessFormFieldsFragment | null;
  userErrors: readonly RefusedInput[];
}>;

export interface BusinessFormState {
  state: FormState<BusinessValues>;
  /** Whether the last thing that happened is that the changes were saved. */
  isSaved: boolean;
  /** Puts what is stored in the form. */
  startOver: () => void;
}

/** The form of a profile: what is typed survives until it is saved or given up. */
export function useBusinessForm(
  business: BusinessFormFieldsFragment,
  save: SaveBusiness,
): BusinessFormState {
  const client = useApolloClient();
  const [isSaved, setSaved] = useState(false);
  const state = useFormScope<BusinessValues>({
    schema: loadBusinessSchema,
    defaults: valuesOf(business),
    draft: { name: `business.${business.id}` },
    record: {
      kind: null,
      id: business.id,
      version: business.revision ?? '',
      async read() {
        const { data } = await client.query({
          query: BusinessToCompareDocument,
          variables: { id: business.id },
          fetchPolicy: 'network-only',
        });
        const now = data?.business;
        return now ? { values: valuesOf(now), version: now.revision ?? '' } : null;
      },
    },
    async send(values, { version, saved }) {
      const stored = valuesOf(business);
      const before = { ...stored, ...state.form.formState.defaultValues } as BusinessValues;
      const revision = String(version) || null;
      const answer = await save({ ...changesOf(values, before, stored), revision });
      if (answer.business && answer.userErrors.length === 0) {
        saved(valuesOf(answer.business), answer.business.revision ?? '');
      }
      return answer.userErrors.map(atFormField);
    },
    onDone: () => setSaved(true),
  });
  const { form, adopt } = state;
  const { isDirty } = form.formState;

  // Somebody else saved: an untouched form follows.
  const known = useRef(business);
  useEffect(() => {
    if (known.current === business) return;
    known.current = business;
    if (!isDirty) adopt(valuesOf(business), business.revision ?? '');
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

  return {
    state,
    isSaved,
    startOver: () => adopt(valuesOf(business), business.revision ?? ''),
  };
}
