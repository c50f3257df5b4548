import { Trans, useLingui } from '@lingui/react/macro';
import { notApplicable } from '@wiki/domain';
import { Button, Card } from '@wiki/ui';
import { useWatch } from 'react-hook-form';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { Reference, References, TaxId } from '../../../domains/places/bound-fields.tsx';
import { taxFieldLabels, taxFields, taxLists } from '../../../domains/tax-data/tax-fields.ts';
import { RequestTaxDataChangeDocument } from '../../../gql/business-profile.ts';
import type { TaxDataFieldsFragment } from '../../../gql/tax-data.ts';
import type { TaxDataInput } from '../../../gql/schema-types.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from '../views/edit-business.module.css';

type Values = Omit<TaxDataInput, 'taxResponsibilities'> & {
  taxResponsibilities?: string[] | undefined;
};

const texts = ['billingEmail', 'address', 'city', 'state', 'postalCode'] as const;
const Field = fieldsOf<Values>();
const schema = () => import('@wiki/domain/schemas').then(({ taxDataSchema }) => taxDataSchema);

/** Other tax data, which administrators confirm. */
export function TaxDataForm({
  data,
  onDone,
  onCancel,
}: {
  data: TaxDataFieldsFragment;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const state = useFormScope<Values>({
    schema,
    checks: 'onSubmit',
    defaults: Object.fromEntries(taxFields.map((field) => [field, data[field] ?? ''])),
    send: useAct(RequestTaxDataChangeDocument),
    onDone() {
      showToast(t`Sent. We’ll let you know when it’s confirmed.`);
      onDone();
    },
  });
  // The country decides what a tax id looks like: it stays as it is.
  const country = data.country ?? 'CO';
  const line = useWatch({ control: state.form.control, name: 'lineOfBusiness' });
  const list = (name: keyof typeof taxLists, parent?: string | null) => (
    <Reference
      name={name}
      label={t(taxFieldLabels[name])}
      list={taxLists[name]}
      {...(parent === undefined ? {} : { parent })}
      allowsNotApplicable={country !== 'CO'}
    />
  );
  return (
    <Card padding="lg">
      <FormScope state={state} className={classes.form}>
        <h2 className={classes.title}>
          <Trans>Change the tax data</Trans>
        </h2>
        <p className={classes.note}>
          <Trans>Our team compares it with your documents and confirms it.</Trans>
        </p>
        <div className={classes.pair}>
          <Field.Text name="businessName" label={t(taxFieldLabels.businessName)} />
          <TaxId name="taxId" country={country} />
        </div>
        <div className={classes.pair}>
          {list('documentType')}
          {list('natureType')}
        </div>
        <div className={classes.pair}>
          {list('lineOfBusiness')}
          {list('commercialActivity', line && line !== notApplicable ? line : null)}
        </div>
        <div className={classes.pair}>
          {list('taxpayerType')}
          {list('taxRegime')}
        </div>
        <div className={classes.pair}>
          {list('vatRegime')}
          {list('taxScheme')}
        </div>
        <References
          name="taxResponsibilities"
          label={t(taxFieldLabels.taxResponsibilities)}
          list="TAX_RESPONSIBILITIES"
          allowsNotApplicable={country !== 'CO'}
        />
        {texts.map((name) => (
          <Field.Text key={name} name={name} label={t(taxFieldLabels[name])} />
        ))}
        <div className={classes.actions}>
          <SubmitButton state={state}>
            <Trans>Send to be confirmed</Trans>
          </SubmitButton>
          <Button variant="subtle" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </FormScope>
    </Card>
  );
}
