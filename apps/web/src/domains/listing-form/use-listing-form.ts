import type { Language, ListingType } from '@wiki/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormState, useFormScope } from '../../components/form/use-form-scope.ts';
import {
  type ManagedListingDetailsFragment,
  useCreateListingMutation,
  useUpdateListingMutation,
} from '../../gql/listing-form.ts';
import { FieldSaver, type SavingState, type StoredFields } from '../../lib/forms/field-saver.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { pick } from '../../lib/forms/merge-values.ts';
import { useSaver } from '../../lib/forms/use-saver.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { isUnreadable } from './values/amounts.ts';
import { formFieldOf, type ListingField } from './values/listing-fields.ts';
import { resolverOf } from './values/listing-resolver.ts';
import { type ReplacedText, replacedTexts } from './values/replaced-texts.ts';
import { Unsaved } from './values/unsaved.ts';
import {
  apiFieldsOf,
  emptyValues,
  pricedInputOf,
  type ListingValues,
  valueAt,
  valuesOf,
  withFields,
} from './values/listing-values.ts';

export type ManagedListing = ManagedListingDetailsFragment;

export interface ListingFormOptions {
  type: ListingType;
  /** The listing as it is stored; null until something was written. */
  listing: ManagedListing | null;
  /** Who writes: what is not saved yet is kept apart for each person of a device. */
  viewerId: string;
  /** For administrators: the business to create it for. */
  businessId?: string | undefined;
  /** The first thing written made a draft of it. */
  onCreated: (listingId: string) => void;
}

export interface ListingFormState {
  scope: FormState<ListingValues>;
  saver: FieldSaver;
  saving: SavingState;
  /** What the last save was refused with as a whole. */
  refusal: RefusedInput | null;
  /** Whether it saves itself: drafts do. */
  isDraft: boolean;
  /** Texts written here that another device replaced, to put back or to leave. */
  replaced: readonly ReplacedText[];
  restoreReplaced: () => void;
  forgetReplaced: () => void;
}

const storedOf = (listing: ManagedListing, language: Language): StoredFields => ({
  fields: apiFieldsOf(listing.type, valuesOf(listing, language)),
  dateChanged: listing.dateChanged,
});

/**
 * The form of a listing: what is written is kept on the device until the API has it.
 * @param send what its buttons do, once what was written is saved; `id` of the listing by now
 */
export function useListingForm(
  options: ListingFormOptions,
  send: (saver: FieldSaver, id: () => string | null) => Promise<readonly RefusedInput[]>,
): ListingFormState {
  const { type, listing, viewerId, businessId, onCreated } = options;
  const language = useLanguage();
  const [create] = useCreateListingMutation();
  const [update] = useUpdateListingMutation();
  const id = useRef(listing?.id ?? null);
  const latest = useRef(listing);
  const [refusal, setRefusal] = useState<RefusedInput | null>(null);
  const isDraft = !listing || listing.status === 'draft';

  const draftName = () =>
    `listing.${viewerId}.${id.current ?? ['new', type, businessId].filter(Boolean).join('.')}`;
  const [unsaved] = useState(() => new Unsaved());
  const [begun] = useState(() => {
    const stored = listing ? valuesOf(listing, language) : emptyValues();
    return { stored, values: withFields(stored, unsaved.read(draftName())) };
  });
  const scope = useFormScope<ListingValues>({
    resolver: resolverOf(type, language),
    defaults: begun.values,
    send: () => send(saver, () => id.current),
  });
  const { form } = scope;
  const values = useRef(begun.values);
  const [replaced, setReplaced] = useState<readonly ReplacedText[]>([]);
  // What each field held before anything was written in it here.
  const base = useRef(apiFieldsOf(type, begun.values));

  const save = useEffectEvent(async (changes: Record<string, unknown>) => {
    const input = pricedInputOf(changes, values.current);
    const listingId = id.current;
    const answer = listingId
      ? (await update({ variables: { input: { listingId, values: input } } })).data?.updateListing
      : (await create({ variables: { input: { type, values: input, businessId } } })).data
          ?.createListing;
    const saved = answer?.listing ?? null;
    if (saved) {
      latest.current = saved;
      setRefusal(null);
      if (!id.current) {
        unsaved.write(draftName(), {});
        id.current = saved.id;
        onCreated(saved.id);
      }
    }
    return {
      stored: saved && storedOf(saved, language),
      userErrors: (answer?.userErrors ?? []).map((error) => ({
        ...error,
        field: formFieldOf(type, error.field, language),
      })),
    };
  });
  const keep = useEffectEvent((names: readonly string[]) => {
    const kept: Record<string, unknown> = {};
    for (const name of names) kept[name] = valueAt(values.current, name as ListingField);
    unsaved.write(draftName(), kept);
  });
  const onAdopt = useEffectEvent((names: readonly string[]) => {
    if (!latest.current) return;
    const stored = valuesOf(latest.current, language);
    const theirs = apiFieldsOf(type, stored);
    const mine = apiFieldsOf(type, values.current);
    const lost = replacedTexts(names as ListingField[], { base: base.current, mine, theirs });
    if (lost.length > 0) setReplaced(lost);
    base.current = { ...base.current, ...pick(theirs, names) };
    for (const name of names as ListingField[]) {
      form.setValue(name, valueAt(stored, name) as never);
    }
  });
  const onRefused = useEffectEvent((errors: readonly RefusedInput[]) => {
    for (const { field, code } of errors) {
      if (field) form.setError(field as ListingField, { type: 'server', message: code });
    }
    setRefusal(errors.find(({ field }) => !field) ?? null);
  });

  const [saver] = useState(
    () =>
      new FieldSaver(
        { fields: apiFieldsOf(type, begun.stored), dateChanged: listing?.dateChanged ?? '' },
        apiFieldsOf(type, begun.values),
        isDraft,
        {
          save: (changes) => save(changes),
          keep: (names) => keep(names),
          onAdopt: (names) => onAdopt(names),
          onRefused: (errors) => onRefused(errors),
          isSendable: (value) => !isUnreadable(value),
        },
      ),
  );
  useEffect(() => saver.setAutomatic(isDraft), [saver, isDraft]);
  const saving = useSaver(
    saver,
    () => saver.connect(),
    () => {
      if (saver.isAutomatic) void saver.flush();
    },
  );

  useEffect(() => {
    if (!listing) return;
    if (!latest.current || listing.dateChanged > latest.current.dateChanged) {
      latest.current = listing;
    }
    saver.receive(storedOf(listing, language));
  }, [saver, listing, language]);

  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: written }) => {
          values.current = structuredClone(written);
          saver.change(apiFieldsOf(type, values.current));
        },
      }),
    [saver, subscribe, type],
  );

  return {
    scope,
    saver,
    saving,
    refusal,
    isDraft,
    replaced,
    restoreReplaced: () => {
      for (const { field, mine } of replaced) form.setValue(field, mine);
      setReplaced([]);
    },
    forgetReplaced: () => setReplaced([]),
  };
}
