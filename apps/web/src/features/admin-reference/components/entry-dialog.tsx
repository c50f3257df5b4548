import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import {
  ListEntriesDocument,
  type ListEntryFragment,
  SaveReferenceItemDocument,
} from '../../../gql/admin-reference.ts';
import type { ReferenceList } from '../../../gql/schema-types.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { ParentField, parentListOf } from './parent-field.tsx';

interface Values {
  value: string;
  label: { en?: string | null; es?: string | null };
  parent?: string | null;
  externalId?: string | null;
  isActive: boolean;
}

const Field = fieldsOf<Values>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ referenceItemSchema }) => referenceItemSchema);

const valuesOf = (entry: ListEntryFragment | null, parent: string | null): Values => ({
  value: entry?.value ?? '',
  label: { en: entry?.label.en ?? '', es: entry?.label.es ?? '' },
  parent: (entry ? entry.parent : parent) ?? '',
  externalId: entry?.externalId ?? '',
  isActive: entry?.isActive ?? true,
});

export interface EntryDialogProps {
  list: ReferenceList;
  /** The entry to change; null to add one. */
  entry: ListEntryFragment | null;
  /** What a new entry belongs to, where the list shown says it. */
  parent: string | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes an entry of a list, or adds one. */
export function EntryDialog({ list, entry, parent, onSaved, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  const save = useAct(SaveReferenceItemDocument);
  const state = useFormScope<Values>({
    schema,
    defaults: valuesOf(entry, parent),
    record: entry && {
      kind: 'REFERENCE_ENTRY',
      id: entry.id.replaceAll(/[^\w-]/g, '_').slice(0, 64),
      version: entry.revision,
      read: async () => {
        const { data } = await client.query({
          query: ListEntriesDocument,
          variables: { list, parent: list === 'CITIES' ? (entry.parent ?? null) : null },
          fetchPolicy: 'network-only',
        });
        const now = data?.reference.find(({ id }) => id === entry.id);
        return now ? { values: valuesOf(now, null), version: now.revision } : null;
      },
    },
    send: async (values, { version }) => {
      const at = entry ? { revision: String(version) } : { isNew: true };
      const refused = await save({ ...values, ...at, list, parent: values.parent || null });
      if (refused.length === 0) await onSaved();
      return refused;
    },
    onDone: onClose,
  });
  return (
    <Dialog title={entry ? t`Edit ${entry.value}` : t`Add an entry`} onClose={onClose}>
      <FormScope state={state}>
        {!entry && (
          <Field.Text
            name="value"
            label={t`Code`}
            help={t`Letters, digits, dots and hyphens. It’s stored and can’t be changed later.`}
          />
        )}
        <Field.Text name="label.es" lang="es" label={t`Name in Spanish`} />
        <Field.Text name="label.en" lang="en" label={t`Name in English`} />
        {parentListOf(list) && (
          <Field.Custom name="parent" label={t`Belongs to`}>
            {({ label: _label, optional: _optional, ...field }) => (
              <ParentField {...field} list={list} value={String(field.value ?? '')} />
            )}
          </Field.Custom>
        )}
        <Field.Text
          name="externalId"
          isOptional
          label={t`Billing ID`}
          help={t`What the billing service calls it. Without one, the code is sent.`}
        />
        <Field.Checkbox
          name="isActive"
          label={t`Offer it in forms`}
          help={t`Existing records keep their name.`}
        />
        <FormActions state={state} place="dialog" onCancel={onClose}>
          {entry ? t`Save changes` : t`Add the entry`}
        </FormActions>
      </FormScope>
    </Dialog>
  );
}
