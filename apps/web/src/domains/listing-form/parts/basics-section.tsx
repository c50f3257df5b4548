import { useLingui } from '@lingui/react/macro';
import {
  categoryLists,
  itemConditions,
  limits,
  propertyTypes,
  transactionTypes,
} from '@wiki/domain';
import { RadioGroupField, SelectField } from '@wiki/ui';
import { Controller } from 'react-hook-form';
import { alphabetical } from '../../../lib/i18n/alphabetical.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { BilingualField, TaxonomyField } from './fields.tsx';
import { useFieldProps, useListingContext } from './form-context.tsx';
import classes from '../listing-form.module.css';
import {
  itemConditionLabels,
  propertyTypeLabels,
  transactionTypeLabels,
} from '../../listing-parts/choice-labels.ts';

/** What it is: name, description, and where it belongs. */
export function BasicsSection() {
  const { type } = useListingContext();
  return (
    <>
      <BilingualField name="name" maxLength={limits.listing.name} />
      <BilingualField name="description" maxLength={limits.listing.description} rows={7} />
      {type === 'product' && (
        <div className={classes.pair}>
          <TaxonomyField name="category" list={categoryLists.product} />
          <ConditionField />
        </div>
      )}
      {type === 'service' && (
        <div className={classes.pair}>
          <TaxonomyField name="category" list={categoryLists.service} />
          <TaxonomyField name="serviceType" list="SERVICE_TYPES" />
        </div>
      )}
      {type === 'property' && (
        <div className={classes.trio}>
          <TaxonomyField name="category" list={categoryLists.property} />
          <PropertyTypeField />
          <TransactionField />
        </div>
      )}
    </>
  );
}

function ConditionField() {
  const { t } = useLingui();
  const { form } = useListingContext();
  const props = useFieldProps();
  return (
    <Controller
      control={form.control}
      name="condition"
      render={({ field: { ref: _ref, ...field } }) => (
        <RadioGroupField
          {...field}
          {...props('condition')}
          inline
          options={itemConditions.map((value) => ({ value, label: t(itemConditionLabels[value]) }))}
        />
      )}
    />
  );
}

function PropertyTypeField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form } = useListingContext();
  const props = useFieldProps();
  return (
    <SelectField
      {...form.register('propertyType')}
      {...props('propertyType')}
      placeholder={t`Choose one`}
      options={alphabetical(
        propertyTypes.map((value) => ({ value, label: t(propertyTypeLabels[value]) })),
        language,
      )}
    />
  );
}

function TransactionField() {
  const { t } = useLingui();
  const { form } = useListingContext();
  const props = useFieldProps();
  return (
    <SelectField
      {...form.register('transactionType')}
      {...props('transactionType')}
      placeholder={t`Choose one`}
      options={transactionTypes.map((value) => ({ value, label: t(transactionTypeLabels[value]) }))}
    />
  );
}
