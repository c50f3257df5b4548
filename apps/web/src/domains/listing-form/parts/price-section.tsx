import { useLingui } from '@lingui/react/macro';
import { limits, listingCurrencies } from '@wiki/domain';
import { SelectField } from '@wiki/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { AmountField, BilingualField } from './fields.tsx';
import { useFieldProps, useListingContext } from './form-context.tsx';
import classes from '../listing-form.module.css';

/** What it costs, in one currency, and what is special about it now. */
export function PriceSection() {
  const { t } = useLingui();
  const { type } = useListingContext();
  return (
    <>
      <div className={classes.pair}>
        <CurrencyField />
        {type === 'product' && <AmountField name="price" />}
        {type === 'service' && <AmountField name="pricePerHour" />}
      </div>
      {type === 'service' && (
        <div className={classes.pair}>
          <AmountField name="startPrice" />
          <AmountField name="endPrice" />
        </div>
      )}
      {type === 'property' && <PropertyPrices />}
      <BilingualField
        name="offers"
        maxLength={limits.listing.offers}
        rows={2}
        help={t`For example, a discount for members.`}
      />
    </>
  );
}

/** Rent and sale in the order of how it is offered. */
function PropertyPrices() {
  const { form } = useListingContext();
  const transaction = useWatch({ control: form.control, name: 'transactionType' });
  const sale = (
    <div key="sale" className={classes.pair}>
      <AmountField name="listingPriceMin" />
      <AmountField name="listingPriceMax" />
    </div>
  );
  const rent = (
    <div key="rent" className={classes.pair}>
      <AmountField name="rentalPriceMin" />
      <AmountField name="rentalPriceMax" />
    </div>
  );
  return transaction === 'Rent' || transaction === 'Lease' ? [rent, sale] : [sale, rent];
}

function CurrencyField() {
  const { form } = useListingContext();
  const props = useFieldProps();
  const language = useLanguage();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return listingCurrencies.map((value) => ({ value, label: `${value} · ${names.of(value)}` }));
  }, [language]);
  return <SelectField {...form.register('currency')} {...props('currency')} options={options} />;
}
