import { Trans, useLingui } from '@lingui/react/macro';
import { noTaxResponsibility, notApplicable } from '@wiki/domain';
import { Button, Card, TextField } from '@wiki/ui';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormErrors, ProblemAlert, useFieldError } from '../../../components/form-errors.tsx';
import { TaxIdField } from '../../../domains/places/tax-id-field.tsx';
import { ReferenceCheckboxes, ReferenceSelect } from '../../../domains/places/reference-select.tsx';
import { taxFieldLabels, taxFields, taxLists } from '../../../domains/tax-data/tax-fields.ts';
import { useRequestTaxDataChangeMutation } from '../../../gql/business-profile.ts';
import type { TaxDataFieldsFragment } from '../../../gql/tax-data.ts';
import type { TaxDataInput } from '../../../gql/schema-types.ts';
import { lazyResolver } from '../../../lib/forms/lazy-resolver.ts';
import { useSubmit } from '../../../lib/forms/use-submit.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from '../views/edit-business.module.css';

type Values = Omit<TaxDataInput, 'taxResponsibilities'> & {
  taxResponsibilities?: string[] | undefined;
};

// The country decides what a tax id looks like: it stays as it is.
const fields = taxFields.filter((field) => field !== 'country');
const texts = ['billingEmail', 'address', 'city', 'state', 'postalCode'] as const;
const resolver = lazyResolver<Values>(() =>
  import('@wiki/domain/schemas').then(({ taxDataSchema }) => taxDataSchema),
);

/** Choosing that none applies takes the others away, and the other way round. */
const withoutContradiction = (before: readonly string[], chosen: readonly string[]): string[] => {
  const added = chosen.find((value) => !before.includes(value));
  const isNone = (value: string) => value === noTaxResponsibility || value === notApplicable;
  if (added === undefined) return [...chosen];
  return isNone(added) ? [added] : chosen.filter((value) => !isNone(value));
};

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
  const [request] = useRequestTaxDataChangeMutation();
  const form = useForm<Values>({
    resolver,
    shouldFocusError: false,
    defaultValues: Object.fromEntries(taxFields.map((field) => [field, data[field] ?? ''])),
  });
  const errorOf = useFieldError(form);
  const country = data.country ?? 'CO';
  const line = useWatch({ control: form.control, name: 'lineOfBusiness' });
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (input) => {
    const { data: answer } = await request({ variables: { input } });
    const refusals = answer?.requestTaxDataChange.userErrors ?? [];
    if (refusals.length === 0) {
      showToast(t`Sent. We’ll let you know when it’s confirmed.`);
      onDone();
    }
    return refusals;
  });
  const list = (name: keyof typeof taxLists, parent?: string | null) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field: { ref: _ref, value, ...field } }) => (
        <ReferenceSelect
          {...field}
          value={value ?? ''}
          label={t(taxFieldLabels[name])}
          error={errorOf(name)}
          list={taxLists[name]}
          {...(parent === undefined ? {} : { parent })}
          allowsNotApplicable={country !== 'CO'}
        />
      )}
    />
  );
  return (
    <Card padding="lg">
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <h2 className={classes.title}>
          <Trans>Change the tax data</Trans>
        </h2>
        <p className={classes.note}>
          <Trans>Our team compares it with your documents and confirms it.</Trans>
        </p>
        <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
        <FormErrors
          form={form}
          fields={fields}
          labels={Object.fromEntries(fields.map((field) => [field, t(taxFieldLabels[field])]))}
        />
        <div className={classes.pair}>
          <TextField
            {...form.register('businessName')}
            label={t(taxFieldLabels.businessName)}
            error={errorOf('businessName')}
          />
          <Controller
            control={form.control}
            name="taxId"
            render={({ field: { value, ...field } }) => (
              <TaxIdField
                {...field}
                value={value ?? ''}
                country={country}
                error={errorOf('taxId')}
              />
            )}
          />
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
        <Controller
          control={form.control}
          name="taxResponsibilities"
          render={({ field: { ref: _ref, value, ...field } }) => (
            <ReferenceCheckboxes
              {...field}
              value={value ?? []}
              label={t(taxFieldLabels.taxResponsibilities)}
              error={errorOf('taxResponsibilities')}
              list="TAX_RESPONSIBILITIES"
              allowsNotApplicable={country !== 'CO'}
              onChange={(chosen) => field.onChange(withoutContradiction(value ?? [], chosen))}
            />
          )}
        />
        {texts.map((name) => (
          <TextField
            key={name}
            {...form.register(name)}
            label={t(taxFieldLabels[name])}
            error={errorOf(name)}
          />
        ))}
        <div className={classes.actions}>
          <Button type="submit" loading={form.formState.isSubmitting} disabled={secondsLeft > 0}>
            <Trans>Send to be confirmed</Trans>
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
