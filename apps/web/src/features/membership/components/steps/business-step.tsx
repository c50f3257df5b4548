import { Trans } from '@lingui/react/macro';
import { notApplicable } from '@wiki/domain';
import { Card, InlineAlert } from '@wiki/ui';
import { Controller, useWatch } from 'react-hook-form';
import { TaxIdField } from '../../../../domains/places/tax-id-field.tsx';
import {
  ReferenceCheckboxes,
  ReferenceSelect,
} from '../../../../domains/places/reference-select.tsx';
import { isColombian } from '../../country-lists.ts';
import { type ListFieldName, referenceLists } from '../../reference-lists.ts';
import { FieldPlace } from '../field-place.tsx';
import { LineField, TextsField } from '../fields.tsx';
import classes from '../../../../components/form/form.module.css';
import { useApplicationContext, useFieldWords } from '../form-context.tsx';
import { Shareholders } from './people-fields.tsx';
import { ServicesField } from './services-field.tsx';

/** What the business does, its tax and billing data, its owners. */
export function BusinessStep() {
  const { form } = useApplicationContext();
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>What it offers</Trans>
          </legend>
          <ServicesField />
          <TextsField name="description" rows={5} />
        </fieldset>
      </Card>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Tax data</Trans>
          </legend>
          <p className={classes.note}>
            <Trans>Only our team sees it. We need it for your invoices.</Trans>
          </p>
          {!isColombian(country) && (
            <InlineAlert tone="info">
              <Trans>
                These lists come from Colombian law. If nothing fits, choose “Not applicable”.
              </Trans>
            </InlineAlert>
          )}
          <div className={classes.pair}>
            <BusinessTaxId country={country || 'CO'} />
            <ListField name="documentType" />
          </div>
          <div className={classes.pair}>
            <ListField name="natureType" />
            <ListField name="taxpayerType" />
          </div>
          <ActivityFields />
          <div className={classes.pair}>
            <ListField name="taxRegime" />
            <ListField name="vatRegime" />
          </div>
          <ListField name="taxScheme" />
          <ResponsibilitiesField />
          <LineField name="billingEmail" type="email" inputMode="email" autoComplete="off" />
        </fieldset>
      </Card>
      <Card padding="lg">
        <Shareholders />
      </Card>
    </>
  );
}

function BusinessTaxId({ country }: { country: string }) {
  const { form } = useApplicationContext();
  const { error } = useFieldWords('taxId');
  return (
    <FieldPlace name="taxId">
      <Controller
        control={form.control}
        name="taxId"
        render={({ field }) => (
          <TaxIdField key={country} {...field} country={country} error={error} />
        )}
      />
    </FieldPlace>
  );
}

function ListField({
  name,
  parent,
  onChosen,
}: {
  name: Exclude<ListFieldName, 'taxResponsibilities'>;
  parent?: string | null;
  onChosen?: () => void;
}) {
  const { form } = useApplicationContext();
  const country = useWatch({ control: form.control, name: 'country' });
  const words = useFieldWords(name);
  return (
    <FieldPlace name={name}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { ref: _ref, ...field } }) => (
          <ReferenceSelect
            {...field}
            {...words}
            list={referenceLists[name]}
            parent={parent}
            allowsNotApplicable={!isColombian(country)}
            onChange={(value) => {
              field.onChange(value);
              onChosen?.();
            }}
          />
        )}
      />
    </FieldPlace>
  );
}

/** The line of business, and the activities within it. */
function ActivityFields() {
  const { form } = useApplicationContext();
  const line = useWatch({ control: form.control, name: 'lineOfBusiness' });
  return (
    <div className={classes.pair}>
      <ListField
        name="lineOfBusiness"
        onChosen={() => {
          // An activity of another line is no activity of this one.
          if (form.getValues('commercialActivity') !== notApplicable) {
            form.setValue('commercialActivity', '', { shouldDirty: true });
          }
        }}
      />
      <ListField name="commercialActivity" parent={line && line !== notApplicable ? line : null} />
    </div>
  );
}

function ResponsibilitiesField() {
  const { form } = useApplicationContext();
  const country = useWatch({ control: form.control, name: 'country' });
  const words = useFieldWords('taxResponsibilities');
  return (
    <FieldPlace name="taxResponsibilities">
      <Controller
        control={form.control}
        name="taxResponsibilities"
        render={({ field: { ref: _ref, ...field } }) => (
          <ReferenceCheckboxes
            {...field}
            {...words}
            list={referenceLists.taxResponsibilities}
            allowsNotApplicable={!isColombian(country)}
          />
        )}
      />
    </FieldPlace>
  );
}
