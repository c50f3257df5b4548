import { useLingui } from '@lingui/react/macro';
import {
  categoryLists,
  itemConditions,
  limits,
  propertyTypes,
  transactionTypes,
} from '@wiki/domain';
import { alphabetical } from '../../../lib/i18n/alphabetical.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import formClasses from '../../../components/form/form.module.css';
import { Reference } from '../../places/bound-fields.tsx';
import { BilingualField, Field } from './fields.tsx';
import { useListingContext } from './form-context.tsx';
import classes from '../listing-form.module.css';
import {
  itemConditionLabels,
  propertyTypeLabels,
  transactionTypeLabels,
} from '../../listing-parts/choice-labels.ts';

/** What it is: name, description, and where it belongs. */
export function BasicsSection() {
  const { t } = useLingui();
  const language = useLanguage();
  const { type } = useListingContext();
  return (
    <>
      <BilingualField name="name" maxLength={limits.listing.name} />
      <BilingualField name="description" maxLength={limits.listing.description} rows={7} />
      {type === 'product' && (
        <div className={formClasses.pair}>
          <Reference name="category" list={categoryLists.product} />
          <Field.Radio
            name="condition"
            inline
            options={itemConditions.map((value) => ({
              value,
              label: t(itemConditionLabels[value]),
            }))}
          />
        </div>
      )}
      {type === 'service' && (
        <div className={formClasses.pair}>
          <Reference name="category" list={categoryLists.service} />
          <Reference name="serviceType" list="SERVICE_TYPES" />
        </div>
      )}
      {type === 'property' && (
        <div className={classes.trio}>
          <Reference name="category" list={categoryLists.property} />
          <Field.Select
            name="propertyType"
            placeholder={t`Choose one`}
            options={alphabetical(
              propertyTypes.map((value) => ({ value, label: t(propertyTypeLabels[value]) })),
              language,
            )}
          />
          <Field.Select
            name="transactionType"
            placeholder={t`Choose one`}
            options={transactionTypes.map((value) => ({
              value,
              label: t(transactionTypeLabels[value]),
            }))}
          />
        </div>
      )}
    </>
  );
}
