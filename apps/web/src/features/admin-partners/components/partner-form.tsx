import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { useRef } from 'react';
import { ImageField } from '../../../components/files/fields/image-field.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormGuard } from '../../../components/form/form-guard.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import formClasses from '../../../components/form/form.module.css';
import { Reference } from '../../../domains/places/bound-fields.tsx';
import type { EditedPartnerFragment } from '../../../gql/admin-partners.ts';
import type { CreatePartnerInput } from '../../../gql/schema-types.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { inputOf, type PartnerValues, placed, valuesOf } from '../partner-values.ts';
import { useComparedPartner } from '../use-compared-partner.ts';
import { LocationFields } from './location-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { FormSection } from '../../../components/form/form-section.tsx';
import classes from './partner-form.module.css';

const Field = fieldsOf<PartnerValues>();

export interface PartnerFormProps {
  /** The partner to change; null for a new one. */
  partner: EditedPartnerFragment | null;
  /** Answers the partner as it was saved, or why it was not. */
  send: (input: CreatePartnerInput, version: number) => Promise<SavedPartner>;
  /** Reads it anew. */
  read?: () => Promise<EditedPartnerFragment | null>;
  onDone: (partner: EditedPartnerFragment) => void | Promise<void>;
}

/** What became of a partner that was sent. */
export interface SavedPartner {
  partner?: EditedPartnerFragment | null;
  userErrors: readonly RefusedInput[];
}

/** Everything that is said of a partner, in both languages. */
export function PartnerForm({ partner, send, read, onDone }: PartnerFormProps) {
  const { t } = useLingui();
  const made = useRef<EditedPartnerFragment>(null);
  const compared = useComparedPartner();
  const state = useFormScope<PartnerValues>({
    defaults: valuesOf(partner),
    record: partner && {
      kind: 'PARTNER',
      id: partner.id,
      version: partner.version ?? 1,
      read: async () => {
        const now = (await read?.()) ?? null;
        return now && { values: valuesOf(now), version: now.version ?? 1 };
      },
      compared,
    },
    send: async (values, edited) => {
      const { partner: saved, userErrors } = await send(inputOf(values), Number(edited.version));
      if (saved) {
        // Offers that were new have ids now.
        edited.saved(valuesOf(saved), saved.version ?? 1);
        made.current = saved;
      }
      return placed(userErrors);
    },
    onDone: () => (made.current ? onDone(made.current) : undefined),
  });
  return (
    <FormScope state={state} className={classes.form ?? ''} label={t`Partner`}>
      <FormSection title={<Trans>The partner</Trans>}>
        <div className={formClasses.pair}>
          <Field.Text name="name" label={t`Name`} maxLength={120} autoComplete="off" />
          <Reference name="category" label={t`Category`} list="PARTNER_CATEGORIES" />
        </div>
        <div className={formClasses.pair}>
          <Field.Text
            name="offer.en"
            lang="en"
            maxLength={160}
            label={t`What members get, in English`}
            help={t`One line. One language is enough; readers of the other see it with a label.`}
          />
          <Field.Text
            name="offer.es"
            lang="es"
            maxLength={160}
            label={t`What members get, in Spanish`}
          />
        </div>
        <div className={formClasses.pair}>
          <Field.TextArea
            name="description.en"
            lang="en"
            rows={6}
            maxLength={4000}
            label={t`Description in English`}
          />
          <Field.TextArea
            name="description.es"
            lang="es"
            rows={6}
            maxLength={4000}
            label={t`Description in Spanish`}
          />
        </div>
        <div className={formClasses.pair}>
          <Field.TextArea
            name="services.en"
            lang="en"
            rows={4}
            isOptional
            label={t`Services in English`}
            help={t`One per line.`}
          />
          <Field.TextArea
            name="services.es"
            lang="es"
            rows={4}
            isOptional
            label={t`Services in Spanish`}
            help={t`One per line, in the same order.`}
          />
        </div>
        <Field.Text
          name="website"
          type="url"
          inputMode="url"
          label={t`Website`}
          help={t`The address starts with https://`}
        />
        <Field.Custom name="image" label={t`Picture`} isOptional>
          {({ ref: _ref, value, onChange, ...field }) => (
            <ImageField
              {...field}
              shape="wide"
              purpose="EDITORIAL_IMAGE"
              value={value as FileValue | null}
              onChange={onChange}
            />
          )}
        </Field.Custom>
      </FormSection>
      <Card padding="lg">
        <OfferFields />
      </Card>
      <Card padding="lg">
        <LocationFields />
      </Card>
      <FormActions state={state}>
        {partner ? <Trans>Save changes</Trans> : <Trans>Save as a draft</Trans>}
      </FormActions>
      <FormGuard state={state} />
    </FormScope>
  );
}
