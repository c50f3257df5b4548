import { useEffect, useMemo, useState } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { type FormState, useFormScope } from '../../../components/form/use-form-scope.ts';
import {
  useSaveApplicationDraftMutation,
  useSubmitApplicationMutation,
} from '../../../gql/membership.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSaver } from '../../../lib/forms/use-saver.ts';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import {
  type ApplicationValueName,
  type ApplicationValues,
  filesOf,
  type KnownFiles,
} from '../application-values.ts';
import { DraftSaver, type SaverState } from '../draft-saver.ts';
import { placeOf } from '../field-errors.ts';
import {
  readLocalDraft,
  readLocalFiles,
  writeLocalDraft,
  writeLocalFiles,
} from '../local-draft.ts';
import { loadDraftSchema, loadStepSchema } from '../step-schemas.ts';
import { stepOfField } from '../steps.ts';
import type { ApplicationStep } from '@wiki/domain';
import type { Application } from './use-my-application.ts';

const stepResolver = (step: ApplicationStep): Resolver<ApplicationValues> =>
  lazyResolver(() => loadStepSchema(step));

const resolvers: Record<ApplicationStep, Resolver<ApplicationValues>> = {
  GENERAL: stepResolver('GENERAL'),
  CONTACT: stepResolver('CONTACT'),
  BUSINESS: stepResolver('BUSINESS'),
  DOCUMENTS: stepResolver('DOCUMENTS'),
  REVIEW: stepResolver('REVIEW'),
};

export type MembershipForm = UseFormReturn<ApplicationValues>;

export interface ApplicationFormState {
  scope: FormState<ApplicationValues>;
  saver: DraftSaver;
  saving: SaverState;
  /** What is known of the files the form names. */
  files: KnownFiles;
  /** Remembers what an upload answered, so that the form can show it by its id. */
  remember: (files: readonly FileValue[]) => void;
  /** What the last save was refused with as a whole. */
  refusal: RefusedInput | null;
}

/**
 * The form of an application: its values, its saving and the files it names. Each step is sent to be
 * checked; the last one submits what is saved.
 * @param onChecked the step holds what it needs
 */
export function useApplicationForm(
  application: Application,
  userId: string,
  step: ApplicationStep,
  onChecked: () => void,
): ApplicationFormState {
  const [save] = useSaveApplicationDraftMutation();
  const [submit] = useSubmitApplicationMutation();
  const [saver] = useState(
    () =>
      new DraftSaver(application, readLocalDraft(userId), {
        save: async (input) => {
          const { data } = await save({ variables: { input } });
          return data?.saveApplicationDraft ?? { application: null, userErrors: [] };
        },
        keep: (draft) => writeLocalDraft(userId, draft),
      }),
  );
  const [uploaded, setUploaded] = useState<KnownFiles>(() => readLocalFiles(userId));
  const files = useMemo(
    () => ({ ...filesOf(application.form), ...uploaded }),
    [uploaded, application.form],
  );
  const [refusal, setRefusal] = useState<RefusedInput | null>(null);
  const scope = useFormScope<ApplicationValues>({
    resolver: resolvers[step],
    schema: loadDraftSchema,
    defaults: saver.values,
    async send() {
      // What could not be saved cannot be submitted: the line about saving says why.
      if (step !== 'REVIEW' || !(await saver.flush())) return [];
      const { data } = await submit({
        variables: { input: { applicationId: application.id, version: saver.version } },
      });
      const other = placeRefusals(data?.submitApplication.userErrors ?? []);
      // The summary says so already when it is about fields.
      return other && other.code !== 'ALL_FIELDS_REQUIRED' ? [{ code: other.code }] : [];
    },
    onDone() {
      if (step !== 'REVIEW') onChecked();
    },
  });
  const { form } = scope;

  /** Gives the API's refusals to their fields, which may stand on other steps; answers the first of the others. */
  const placeRefusals = (errors: readonly RefusedInput[]): RefusedInput | null => {
    let other: RefusedInput | null = null;
    for (const error of errors) {
      if (error.field && stepOfField(error.field)) {
        const name = placeOf(error.field) as ApplicationValueName;
        form.setError(name, { type: 'server', message: error.code });
      } else other ??= error;
    }
    return other;
  };

  const saving = useSaver(
    saver,
    () =>
      saver.connect({
        onAdopt(changes) {
          for (const [name, value] of Object.entries(changes)) {
            form.setValue(name as ApplicationValueName, value);
          }
        },
        onRefused: (errors) => setRefusal(placeRefusals(errors)),
      }),
    () => void saver.flush(),
  );

  useEffect(() => saver.receive(application), [saver, application]);

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setRefusal(null);
          saver.change(structuredClone(values));
        },
      }),
    [saver, subscribe],
  );

  return {
    scope,
    saver,
    saving,
    files,
    remember: (more) => {
      const all = { ...uploaded, ...Object.fromEntries(more.map((file) => [file.fileId, file])) };
      setUploaded(all);
      writeLocalFiles(userId, all);
    },
    refusal,
  };
}
