import { Trans } from '@lingui/react/macro';
import { defaultPhoneCountry, notApplicable } from '@wiki/domain';
import { Card, InlineAlert } from '@wiki/ui';
import { useWatch } from 'react-hook-form';
import { FormSection } from '../../../../components/form/form-section.tsx';
import classes from '../../../../components/form/form.module.css';
import { ServicesField } from '../../../../components/form-parts/services-field.tsx';
import { isColombian } from '../../country-lists.ts';
import { type ListFieldName, referenceLists } from '../../reference-lists.ts';
import { Field } from '../fields.tsx';
import { useApplicationContext } from '../form-context.tsx';
import { Shareholders } from './people-fields.tsx';

/** What the business does, its tax and billing data, its owners. */
export function BusinessStep() {
  const { form } = useApplicationContext();
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <>
      <FormSection title={<Trans>What it offers</Trans>}>
        <Field.Custom name="services">
          {({ ref: _ref, value, ...field }) => (
            <ServicesField {...field} value={value as string[]} />
          )}
        </Field.Custom>
        <Field.TextArea name="description" rows={5} />
      </FormSection>
      <FormSection
        title={<Trans>Tax data</Trans>}
        note={<Trans>Only our team sees it. We need it for your invoices.</Trans>}
      >
        {!isColombian(country) && (
          <InlineAlert tone="info">
            <Trans>
              These lists come from Colombian law. If nothing fits, choose “Not applicable”.
            </Trans>
          </InlineAlert>
        )}
        <div className={classes.pair}>
          <Field.TaxId name="taxId" country={country || defaultPhoneCountry} />
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
        <Field.References
          name="taxResponsibilities"
          list={referenceLists.taxResponsibilities}
          allowsNotApplicable={!isColombian(country)}
        />
        <Field.Text name="billingEmail" type="email" inputMode="email" autoComplete="off" />
      </FormSection>
      <Card padding="lg">
        <Shareholders />
      </Card>
    </>
  );
}

function ListField({ name, ...list }: ListFieldProps) {
  const { form } = useApplicationContext();
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <Field.Reference
      {...list}
      name={name}
      list={referenceLists[name]}
      allowsNotApplicable={!isColombian(country)}
    />
  );
}

interface ListFieldProps {
  name: Exclude<ListFieldName, 'taxResponsibilities'>;
  parent?: string | null;
  onChosen?: () => void;
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
